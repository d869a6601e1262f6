/** Who is signed in on this device, if anybody. Guests need nothing of this. */
import { api, ApiError } from './api';
import type { AccountInfo } from './protocol';

class AccountDesk {
  account = $state.raw<AccountInfo | null>(null);
  #asked: Promise<void> | null = null;

  /** Ask once; a server that does not answer leaves a guest. */
  load(): Promise<void> {
    this.#asked ??= this.#ask();
    return this.#asked;
  }

  async #ask(): Promise<void> {
    try {
      this.account = (await api.whoami()).account;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#asked = null;
    }
  }

  async signUp(name: string, password: string): Promise<void> {
    this.account = (await api.signUp(name, password)).account;
  }

  async signIn(name: string, password: string): Promise<void> {
    this.account = (await api.signIn(name, password)).account;
  }

  async signOut(): Promise<void> {
    await api.signOut();
    this.account = null;
  }

  async remove(password: string): Promise<void> {
    await api.deleteAccount(password);
    this.account = null;
  }
}

export const accountDesk = new AccountDesk();
