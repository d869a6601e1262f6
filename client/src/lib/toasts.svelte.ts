/** Short notices at the edge of the page. One sentence each; they leave by themselves or by a click. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'good' | 'bad';
}

class Toasts {
  items = $state<Toast[]>([]);
  #next = 1;

  show(text: string, tone: Toast['tone'] = 'plain', ms = 5000): void {
    const id = this.#next++;
    this.items.push({ id, text, tone });
    if (ms > 0) setTimeout(() => this.dismiss(id), ms);
  }

  dismiss(id: number): void {
    this.items = this.items.filter((item) => item.id !== id);
  }
}

export const toasts = new Toasts();
