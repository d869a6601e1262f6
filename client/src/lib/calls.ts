/** Messages that wait for the reply that carries their key. */
import { ApiError } from './api';
import type { ClientMessage, Refusal, ServerMessage } from './protocol';

interface Waiting {
  readonly resolve: (message: ServerMessage) => void;
  readonly reject: (error: ApiError) => void;
}

function unreachable(): ApiError {
  return new ApiError(0, { kind: 'unreachable', rule: '', words: { id: 'ui-offline-title' } });
}

export class Calls {
  readonly #send: (message: ClientMessage) => boolean;
  readonly #fresh: () => string;
  #waiting = new Map<string, Waiting>();

  constructor(send: (message: ClientMessage) => boolean, fresh: () => string) {
    this.#send = send;
    this.#fresh = fresh;
  }

  ask(make: (key: string) => ClientMessage, key = this.#fresh()): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      if (this.#send(make(key))) this.#waiting.set(key, { resolve, reject });
      else reject(unreachable());
    });
  }

  /** Asks and says why not; null: it can be done. */
  async refused(make: (key: string) => ClientMessage): Promise<Refusal | null> {
    const message = await this.ask(make);
    if (message.type === 'refused') return message.error;
    return message.type === 'probe' && !message.ok ? message.error : null;
  }

  reply(key: string, message: ServerMessage): void {
    this.#waiting.get(key)?.resolve(message);
    this.#waiting.delete(key);
  }

  /** The line is broken: nobody will reply. */
  fail(): void {
    for (const { reject } of this.#waiting.values()) reject(unreachable());
    this.#waiting.clear();
  }
}
