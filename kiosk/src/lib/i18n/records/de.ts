import type { messages as english } from './en.js';

export const messages: typeof english = {
  title: 'Eine Aufzeichnung ansehen',
  intro: 'Die Datei wird auf diesem Gerät geprüft und nirgendwohin geschickt.',
  choose: 'Datei wählen',
  drop: 'oder hierher ziehen',
  another: 'Andere Datei',
  checkNumber: 'Eine Prüfnummer, im Spiel notiert',
  checkNumberWhy: 'Freiwillig. Sie zeigt, ob es das Spiel ist, das ihr gespielt habt.',
  check: 'Prüfen',
  checking: 'Wird geprüft …',
  stop: 'Abbrechen',
  digits: (n) => `Eine Prüfnummer hat 20 Ziffern, hier stehen ${n}.`,
  failed: {
    unread: 'Diese Datei lässt sich nicht lesen.',
    late: 'Diese Datei braucht zu lange. Bei echten Aufzeichnungen kommt das nicht vor.',
    broken: 'Die Prüfung wurde nicht fertig. Bei echten Aufzeichnungen kommt das nicht vor.',
  },
  verdicts: {
    valid: {
      title: 'Das ist das Spiel, das ihr gespielt habt',
      text: 'Jeder Schritt stimmt, und eure Prüfnummer ist die vom Ende dieses Spiels.',
    },
    'consistent-in-itself': {
      title: 'In sich stimmig',
      text: 'Ein Spiel nach den Regeln, aber nicht unbedingt eures: Jemand könnte es erfunden haben. Nur eine Prüfnummer, die ihr beim Spielen notiert habt, zeigt, dass ihr dieses gespielt habt.',
    },
    invalid: {
      title: 'Hier stimmt etwas nicht',
      text: 'Das ist keine vollständige und echte Aufzeichnung eines Spiels.',
    },
    unreadable: {
      title: 'Keine Aufzeichnung',
      text: 'Diese Seite kann die Datei nicht als Aufzeichnung eines Spiels lesen.',
    },
  },
  provenTo: {
    title: (link, of) => `Das Spiel, das ihr gespielt habt, bis Schritt ${link} von ${of}`,
    text: 'Eure Prüfnummer gehört zu diesem Schritt. Der Rest ist in sich stimmig; eine spätere Nummer würde mehr beweisen.',
  },
  openGame:
    'Ein offenes Spiel: Ein Programm kannte alle Geheimnisse. Über ein Spiel unter Menschen sagt es nichts.',
  aheadDate:
    'Das Datum liegt in der Zukunft: Eine Uhr ging damals falsch oder geht jetzt falsch. Für das Spiel spielt das keine Rolle.',
  placedGame:
    'Es begann mit einer Stellung, die ein Programm aufgebaut hat; nur was danach geschah, wurde nach den Regeln geprüft.',
  facts: {
    played: 'Gespielt',
    people: 'Spieler',
    won: 'Sieger',
    nobody: 'niemand',
    steps: 'Schritte',
    last: 'Prüfnummer',
  },
  found: (n) => `Was nicht stimmt: ${n}`,
  more: (n) => `und ${n} weitere`,
  whole: 'die ganze Datei',
  replay: 'Das Spiel noch einmal sehen',
  offline: {
    text: 'Diese Prüfung geht auch ohne Schiedsrichter, mit einer einzigen Datei:',
    get: 'Seite speichern',
    title: 'Eine Aufzeichnung prüfen',
    about:
      'Mister X: Diese Seite spielt das aufgezeichnete Spiel noch einmal und vergleicht jeden Schritt. Sie braucht kein Netz.',
  },
  findings: {
    TOO_LARGE: 'Die Datei ist größer als jede Aufzeichnung.',
    NOT_UTF8: 'Die Datei ist kein Text, oder sie ist beschädigt.',
    TOO_DEEP: 'Die Datei ist tiefer verschachtelt als jede Aufzeichnung.',
    DUPLICATE_MEMBER:
      'Derselbe Name steht zweimal da. Zwei Programme könnten das verschieden lesen.',
    FORBIDDEN_MEMBER: 'Die Datei enthält einen Namen, den keine Aufzeichnung hat.',
    LONE_SURROGATE: 'Die Datei enthält ein halbes Zeichen.',
    NOT_JSON: 'Die Datei ist kein JSON-Text, oder sie bricht ab.',
    FORMAT:
      'Die Datei ist nicht als Aufzeichnung gekennzeichnet oder stammt aus einer anderen Version.',
    SHAPE: 'Etwas fehlt, ist zu viel oder von der falschen Art.',
    GAME_UNKNOWN: 'Diese Seite kennt das Spiel nicht.',
    GAME_VERSION: 'Diese Seite kennt eine andere Version des Spiels.',
    OPTIONS: 'Das sind keine Einstellungen des Spiels.',
    SEATS: 'Das sind nicht die Plätze des Spiels.',
    KEY: 'Das ist nicht der Schlüssel, mit dem das Spiel versiegelt wurde.',
    SEED_SHARE: 'Der Schiedsrichter hatte sich auf einen anderen Anteil am Zufall festgelegt.',
    SEED_SEATS: 'Die Anteile am Zufall kamen von anderen Handys.',
    SEED: 'Die Anteile ergeben nicht den Zufall dieses Spiels.',
    LOTS: 'Die Lose passen nicht zu den vereinbarten Masken.',
    LENGTH: 'Etwas Geheimes fehlt, oder es gibt zu viel davon.',
    SEALED_BROKEN:
      'Das Versiegelte lässt sich hier nicht öffnen: Es wurde verändert oder verschoben.',
    SEALED_DIFFERS: 'Versiegelt wurde etwas anderes, als daneben steht.',
    HEAD: 'Hier reißt die Kette: Etwas davor wurde verändert.',
    CHECK_NUMBER: 'Eure Prüfnummer gehört nicht zu diesem Spiel.',
    CHECK_NUMBER_NEAR: 'Fast: Nur wenige Ziffern weichen ab. Seht noch einmal auf eure Notiz.',
    BY: 'Diesen Platz gibt es nicht.',
    COMMAND: 'Einen solchen Zug gibt es in diesem Spiel nicht.',
    REFUSED: 'Der Schiedsrichter hätte das abgelehnt.',
    SALTS: 'Salze geheimer Züge fehlen, oder es gibt zu viele.',
    EVENTS: 'Dieser Zug führt zu einem anderen Ergebnis.',
    ENTRY: 'Der Schiedsrichter hätte etwas anderes geschrieben.',
    SECRETS: 'Der Schiedsrichter hätte etwas anderes versiegelt.',
    SEAT_CHANGE: 'So konnte der Platz nicht den Besitzer wechseln.',
    SEAT_EMPTY: 'Dieser Platz war frei, also konnte dort niemand handeln.',
    AFTER_END: 'Das Spiel war da schon zu Ende.',
    OUTCOME: 'Das Spiel endete anders oder gar nicht.',
  },
};
