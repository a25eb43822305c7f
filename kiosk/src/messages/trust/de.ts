import { plurals } from '../plural.js';
import type { messages as english } from './en.js';

const plural = plurals('de');

export const messages: typeof english = {
  title: 'Darauf ist Verlass',
  keys: {
    title: 'Geheimes bleibt verschlossen',
    phones: (who, n) =>
      n === 1
        ? `Den Schlüssel hat nur das Handy von ${who}. Nach einem Neustart wartet das Spiel auf dieses Handy.`
        : `Den Schlüssel haben nur diese Handys, jedes einen Teil: ${who}. Nach einem Neustart wartet das Spiel auf alle.`,
    host: 'Der Schlüssel liegt auf der Festplatte des Schiedsrichters: Nach einem Neustart geht es sofort weiter. Aber wer die Festplatte hat, kann nachsehen.',
    screen: 'Den Schlüssel hat nur der Browser des großen Bildschirms. Nach einem Neustart wartet das Spiel auf ihn.',
  },
  line: {
    plain:
      'Gegen Mithören im Netz verschlüsselt. Erst HTTPS schützt auch vor jemandem, der Seiten unterwegs verändert.',
    https: 'Verschlüsselt: Niemand im Netz kann mithören oder etwas verändern.',
  },
  receipts: {
    title: 'Quittungen',
    text: (phone) =>
      `Jeder geheime Zug zeigt hier sofort einen Code${phone ? ', und auf dem Handy, das ihn geschickt hat' : ''}. Er steht für eine längere Quittung. Wird der Zug aufgedeckt, prüft sie jedes Gerät.`,
    short:
      'Die acht Zeichen sind fürs Auge: Sie zeigen, dass eine Quittung da ist und dieselbe bleibt. Allein beweisen sie nichts. Für einen Beweis notiert ihr die Prüfnummer.',
    opened: 'geöffnet und geprüft',
    sealed: 'versiegelt',
    start: 'Start',
    mine: 'Deine Codes. Der große Bildschirm muss dieselben zeigen.',
  },
  chain: {
    title: 'Eine Nummer für das ganze Spiel',
    text: 'Sie steht für alles bis zu diesem Schritt. Wäre davor etwas geändert, käme eine andere heraus.',
    compare:
      'So vergleicht ihr zwei Bildschirme: Lest von beiden die Prüfnummer desselben Schritts laut vor. Notiert einige auf Papier: Wer den Computer betreibt, kann ändern, was Bildschirme zeigen, aber nicht euren Zettel.',
    own: (link) => `Dieses Gerät hat jeden Schritt selbst verfolgt, bis Schritt ${link}.`,
    since: (link) => `Dieses Gerät schaut seit Schritt ${link} zu. Für alles davor kann es nicht bürgen.`,
    now: 'Jetzt',
    link: (link) => `Schritt ${link}`,
    round: (round) => `Runde ${round}`,
    end: 'Ende',
    none: 'Die erste Prüfnummer kommt mit Runde 1.',
  },
  checked: {
    whole: 'Alles geprüft',
    since: (link) => `Ab Schritt ${link} geprüft`,
    pending: 'Das Spiel wird geprüft …',
    offline: 'Noch nicht geprüft: keine Verbindung',
    failed: 'Prüfung fehlgeschlagen',
    none: {
      lost: 'Nicht geprüft: Der Schlüssel ist verloren',
      abandoned: 'Nicht geprüft: Das Spiel wurde abgebrochen',
      overruled: 'Nicht geprüft: trotzdem weitergemacht',
    },
    how: 'So funktioniert’s',
    title: 'Was dieses Gerät prüft',
    course: 'Die Aufzeichnung zeigt das Spiel, das dieses Gerät Schritt für Schritt verfolgt hat.',
    moves: 'Jeder geheime Zug passt zu seiner Quittung. Nichts wurde später ausgetauscht.',
    sent: 'Jeden deiner Züge hat dieses Handy geschickt.',
    luck: 'Der Zufall kommt aus Zahlen, die Schiedsrichter und Handys vor dem Start festgelegt haben.',
    rules:
      'War jeder Zug erlaubt? Speichert das Spiel und öffnet es mit „Aufzeichnung ansehen“: Dort wird es Zug für Zug nachgespielt.',
    limit:
      'Wer den Computer betreibt, liefert auch die Seiten, die prüfen. Gegen diese Person helfen nur Prüfnummern auf Papier und ein Programm von woanders, mit dem ihr das gespeicherte Spiel prüft.',
  },
  news: {
    claimed: (who) => `${who} ist mit dem Handy dabei.`,
    'taken-over': (who) => `${who} spielt jetzt an einem anderen Handy.`,
    released: (who) => `${who} spielt wieder am großen Bildschirm.`,
    reopened: (who) => `${who}: Der Platz ist für ein anderes Handy frei.`,
    replaced: (who) => `${who}: Alle anderen sind mit einer neuen Person einverstanden.`,
    computer: (who) => `${who}: Ab jetzt spielt ein Computer.`,
    reopening: (who) => `${who}: Das Handy ist verloren. Der Platz wird bald frei, wenn das Handy nicht widerspricht.`,
    answering: (who) => `${who}: Die Spielleitung antwortet gleich.`,
    vetoed: (who) => `${who}: Einspruch. Alles bleibt, wie es ist.`,
  },
  recovery: {
    key: 'Er trägt auch den Schlüssel zu deinen Geheimnissen. Sind Handy und Code verloren, kann sie niemand je öffnen.',
  },
  waiting: {
    title: (who, n = 1) => (n === 1 ? `Warten auf das Handy von ${who}` : `Warten auf die Handys von ${who}`),
    text: 'Öffnet dort die Seite. Das Spiel geht von selbst weiter.',
    recovery: 'Handy weg? Mit dem Notfallcode übernimmt ein anderes den Platz.',
  },
  reopening: {
    band: (who) => `${who}: Handy und Notfallcode sollen verloren sein.`,
    left: (n) =>
      plural(n, {
        one: `Der Platz wird in ${n} Sekunde frei.`,
        other: `Der Platz wird in ${n} Sekunden frei.`,
      }),
    leftEnd: (n) =>
      plural(n, {
        one: `Das Spiel endet in ${n} Sekunde.`,
        other: `Das Spiel endet in ${n} Sekunden.`,
      }),
    title: 'Ist dieses Handy verloren?',
    text: 'Das sagt der Tisch. Wenn du nichts tust, kann ein anderes Handy deinen Platz übernehmen.',
    object: 'Ich bin da: Einspruch',
  },
  answering: {
    band: (who) => `${who}: noch keine Antwort.`,
    left: (n) =>
      plural(n, {
        one: `Die Spielleitung antwortet in ${n} Sekunde selbst.`,
        other: `Die Spielleitung antwortet in ${n} Sekunden selbst.`,
      }),
    title: 'Spielst du noch mit?',
    text: 'Die Spielleitung antwortet gleich für dich. Widersprichst du, wartet das Spiel weiter auf dich.',
    object: 'Ja, wartet auf mich',
  },
  open: {
    title: (who) => `${who}: Der Platz ist frei`,
    watching: 'Ein anderes Handy kann den Platz jetzt übernehmen. Dann geht das Spiel weiter.',
  },
  lost: {
    title: 'Dieses Spiel kann nicht weitergehen',
    text: (who) => `${who}: Handy und Notfallcode sind verloren und mit ihnen der Schlüssel.`,
    sealed:
      'Die geheimen Züge dieses Spiels bleiben für immer versiegelt. Niemand kann sie öffnen, auch der Schiedsrichter nicht.',
    phone: 'Noch ein Spiel? Schau auf den großen Bildschirm.',
  },
  alarm: {
    past: {
      title: 'Nicht das Spiel, das ihr gesehen habt',
      text: 'Der Schiedsrichter zeigt einen anderen Spielverlauf, als dieses Gerät gesehen hat. Seine Daten wurden zurückgedreht oder ausgetauscht, oder ein anderer Computer antwortet.',
    },
    split: {
      title: 'Zwei verschiedene Antworten',
      text: 'Der Schiedsrichter hat diesem Gerät zu demselben Schritt zwei verschiedene Dinge gesagt.',
    },
    receipt: {
      title: 'Eine andere Quittung',
      text: 'Der Schiedsrichter zeigt eine andere Quittung, als dieses Gerät kennt.',
    },
    'receipt-unsent': {
      title: 'Ein Zug, den du nie geschickt hast',
      text: 'Der Schiedsrichter hat für dich einen Zug eingetragen, den dieses Handy nicht geschickt hat. Vielleicht spielt jemand anderes auf deinem Platz.',
    },
    opening: {
      title: 'Ein Zug passt nicht zu seiner Quittung',
      text: 'Der Schiedsrichter zeigt einen anderen Zug als den, auf den er sich festgelegt hatte.',
    },
    seed: {
      title: 'Die Ziehung passt nicht zum Vereinbarten',
      text: 'Was in diesem Spiel gezogen wurde, kommt nicht aus den Zahlen, auf die sich Schiedsrichter und Gerät vor Beginn festgelegt haben.',
    },
    record: {
      title: 'Nicht das Spiel, das ihr gespielt habt',
      text: 'Die Aufzeichnung des Schiedsrichters zeigt nicht das Spiel, das dieses Gerät verfolgt hat.',
    },
    'chain-missing': {
      title: 'Nichts lässt sich prüfen',
      text: 'Der Schiedsrichter sagt nicht, wo das Spiel steht. Darum kann dieses Gerät nichts prüfen.',
    },
    'receipt-missing': {
      title: 'Ein Zug ohne Quittung',
      text: 'Jemand hat geheim gezogen, aber der Schiedsrichter hat nie eine Quittung dafür gezeigt.',
    },
    'opening-missing': {
      title: 'Ein Zug blieb geheim',
      text: 'Das Spiel ist vorbei, aber der Schiedsrichter hat nicht jeden geheimen Zug aufgedeckt. Den Rest kann niemand prüfen.',
    },
    'seed-missing': {
      title: 'Der Zufall lässt sich nicht prüfen',
      text: 'Das Spiel ist vorbei, aber der Schiedsrichter zeigt die Zahlen hinter seinen Ziehungen nicht.',
    },
    'record-missing': {
      title: 'Das Spiel lässt sich nicht prüfen',
      text: 'Das Spiel ist vorbei, aber der Schiedsrichter gibt die Aufzeichnung nicht heraus.',
    },
    'code-missing': {
      title: 'Diese Seite kann nichts prüfen',
      text: 'Ein Teil der Seite fehlt. Bitte die Seite neu laden.',
    },
    where: (slot) => (slot === '0' ? 'Start' : `Zug ${slot}`),
    stop: 'Dieses Gerät schickt vorerst nichts mehr. Klärt am Tisch, was geschehen ist.',
    unchecked:
      'Solange das offen ist, gilt dieses Spiel nicht als geprüft. Fragt die Person, die den Computer betreibt.',
    again: 'Noch einmal prüfen',
    later: 'Jetzt nicht',
    anyway: 'Trotzdem weiter',
    anywayAsk: 'Mit diesem Schiedsrichter weiterspielen?',
    anywayText:
      'Dieses Gerät vergisst, was es gesehen hat, und glaubt dem Schiedsrichter von hier an. Für alles davor kann es nicht mehr bürgen.',
    band: 'Dieses Gerät traut dem Schiedsrichter nicht.',
    show: 'Warum?',
  },
};
