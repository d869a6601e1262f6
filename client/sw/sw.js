/*
 * The service worker: keeps the shell of the house for times without a line, and wakes people when it is their turn.
 * What the server says about games (/api) and seat links (/t) never passes through here, and is never kept.
 */
const VERSION = '__VERSION__';
const SHELL = __SHELL__;
const CACHE = `camarilla-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)));
});

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('camarilla-') && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** The page itself: as the server has it now, or the kept one if there is no line. Assets: kept, their names change with their content. */
self.addEventListener('fetch', (event) => {
  const request = event.request;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (url.pathname === '/') event.respondWith(fetch(request).catch(() => caches.match('/', { cacheName: CACHE })));
  } else if (SHELL.includes(url.pathname) && url.pathname !== '/') {
    event.respondWith(caches.match(url.pathname, { cacheName: CACHE }).then((kept) => kept ?? fetch(request)));
  }
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});

self.addEventListener('push', (event) => {
  const told = event.data ? event.data.json() : {};
  const shown = { body: told.body, tag: 'your-turn', icon: '/favicon.svg', data: { link: told.link } };
  event.waitUntil(self.registration.showNotification(told.title ?? 'Camarilla', shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const link = new URL(event.notification.data?.link ?? '/', self.location.origin);
  const target = link.origin === self.location.origin ? link.href : self.location.origin;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const page = pages[0];
      return page ? page.navigate(target).then((moved) => (moved ?? page).focus()) : self.clients.openWindow(target);
    }),
  );
});
