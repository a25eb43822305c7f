// Says what to do where the page cannot start: in a browser that lacks what all its scripts and styles need, or
// when its script died before there was anything to see. It runs on its own in browsers of any age: no syntax
// after ES5, and styles set one by one, as the policy forbids them in the page.
(function () {
  var TEXTS = [
    [
      'en',
      'This page needs a newer browser: Chrome 103, Firefox 103 or Safari 15.4 (iOS 15.4) and later. ' +
        'Update this one, or use another device. If it is new enough, reload the page.',
    ],
    [
      'de',
      'Diese Seite braucht einen neueren Browser: Chrome 103, Firefox 103 oder Safari 15.4 (iOS 15.4) und ' +
        'neuer. Aktualisiere ihn oder nimm ein anderes Gerät. Ist er neu genug, lade die Seite neu.',
    ],
    [
      'fr',
      'Cette page demande un navigateur plus récent\u00a0: Chrome 103, Firefox 103 ou Safari 15.4 ' +
        '(iOS 15.4) et versions suivantes. Mets-le à jour ou prends un autre appareil. S’il est assez ' +
        'récent, recharge la page.',
    ],
    [
      'ru',
      'Этой странице нужен браузер новее: Chrome 103, Firefox 103 или Safari 15.4 (iOS 15.4) и выше. ' +
        'Обновите его или возьмите другое устройство. Если он достаточно новый, перезагрузите страницу.',
    ],
  ];
  var RELOAD = { en: 'Reload', de: 'Neu laden', fr: 'Recharger', ru: 'Перезагрузить' };
  var notice = null;
  var isOld =
    !('noModule' in document.createElement('script')) || !('hasOwn' in Object) || !('CSSLayerBlockRule' in window);

  function isEmpty() {
    var app = document.getElementById('app');
    return app === null || app.firstChild === null;
  }

  function element(name, text, styles) {
    var made = document.createElement(name);
    if (text !== '') made.appendChild(document.createTextNode(text));
    for (var style in styles) made.style[style] = styles[style];
    return made;
  }

  function addText(text) {
    var line = element('p', text[1], { margin: '0 0 14px' });
    line.setAttribute('lang', text[0]);
    notice.appendChild(line);
  }

  function show() {
    if (notice !== null || !isEmpty()) return;
    var language = String(navigator.language || 'en').slice(0, 2);
    if (!RELOAD[language]) language = 'en';
    // The language of the device comes first.
    TEXTS.sort(function (a, b) {
      return (b[0] === language ? 1 : 0) - (a[0] === language ? 1 : 0);
    });
    notice = element('div', '', {
      maxWidth: '34em',
      margin: '0 auto',
      padding: '24px',
      color: '#f5f1e6',
      font: '17px/1.4 sans-serif',
    });
    notice.setAttribute('role', 'alert');
    notice.appendChild(element('p', 'Mister X', { margin: '0 0 12px', fontSize: '26px' }));
    TEXTS.forEach(addText);
    var button = element('button', RELOAD[language], {
      minHeight: '48px',
      padding: '8px 24px',
      border: '0',
      borderRadius: '8px',
      color: '#201400',
      background: '#ffb84d',
      font: 'bold 17px sans-serif',
    });
    button.onclick = function () {
      location.reload();
    };
    notice.appendChild(button);
    document.documentElement.style.background = '#0a0f1f';
    document.body.appendChild(notice);
    if (isOld) {
      // A page that starts all the same would end at the first thing this browser lacks.
      document.getElementById('app').style.display = 'none';
      return;
    }
    // It may have been another script's fault, and this one is only slow.
    var timer = setInterval(function () {
      if (isEmpty()) return;
      clearInterval(timer);
      document.body.removeChild(notice);
    }, 250);
  }

  if (isOld) show();
  // Scripts that could not be fetched tell nobody but their own element: hence the capture.
  window.addEventListener('error', show, true);
  window.addEventListener('unhandledrejection', show);
})();
