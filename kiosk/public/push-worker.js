// Shows what the referee sends while the page is closed, and leads back to it. It keeps and fetches nothing.

self.addEventListener('push', (event) => {
  const { table, seat, title, at } = event.data?.json() ?? {};
  if (title === undefined) return;
  const shown = { body: at, tag: `${table} ${seat}`, renotify: true, icon: '/icon-180.png' };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const open = pages.find(({ url }) => new URL(url).pathname.startsWith('/play'));
      return open === undefined ? self.clients.openWindow('/play') : open.focus();
    }),
  );
});
