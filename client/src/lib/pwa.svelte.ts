/** The house as an app: its service worker, and whether there is a line. */

/** Nobody waits for it: the first page is shown before anything is kept. */
const LATER = 6000;

class App {
  /** A newer version is there and waits. */
  waiting = $state.raw<ServiceWorker | null>(null);
  online = $state(typeof navigator === 'undefined' || navigator.onLine !== false);

  get possible(): boolean {
    return typeof navigator !== 'undefined' && 'serviceWorker' in navigator && isSecureContext;
  }

  start(): () => void {
    const look = () => (this.online = navigator.onLine !== false);
    addEventListener('online', look);
    addEventListener('offline', look);
    const timer =
      import.meta.env.PROD && this.possible
        ? setTimeout(() => void this.register().catch(() => undefined), LATER)
        : undefined;
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
      clearTimeout(timer);
    };
  }

  async register(): Promise<ServiceWorkerRegistration> {
    const registration = await navigator.serviceWorker.register('/sw.js');
    const note = () => {
      if (registration.waiting && navigator.serviceWorker.controller) this.waiting = registration.waiting;
    };
    note();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', note);
    });
    return registration;
  }

  /** The waiting version takes over, and the page is loaded anew. */
  update(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.waiting?.postMessage('take over');
  }
}

export const app = new App();
