import type { messages as english } from './en.js';

export const messages: typeof english = {
  appName: 'Mister X',
  colon: ': ',
  language: 'Sprache',
  cancel: 'Abbrechen',
  close: 'Schließen',
  back: 'Zurück',
  yes: 'Ja',
  retry: 'Noch einmal',
  loading: 'Einen Moment …',
  saveRecord: 'Aufzeichnung speichern',
  unknownRefusal: (code) => `Das hat nicht geklappt (${code}).`,
  board: {
    loading: 'Einen Moment: der Spielplan wird geholt …',
    missing: 'Der Spielplan ließ sich nicht vom Schiedsrichter holen.',
    foreign:
      'Was der Schiedsrichter geschickt hat, ist nicht der Spielplan dieser Partie. Unterwegs oder auf dem Server wurde er verändert.',
  },
  connection: {
    connecting: 'Verbinde …',
    offline: 'Verbindung weg. Neuer Versuch …',
    silent: 'Der Schiedsrichter antwortet nicht …',
  },
  refusals: {
    MALFORMED: 'Das hat der Schiedsrichter nicht verstanden. Ladet die Seite bitte neu.',
    FORBIDDEN: 'Das darf dieses Gerät nicht.',
    TABLE_UNKNOWN: 'Diesen Tisch gibt es nicht mehr.',
    SEAT_UNKNOWN: 'Diesen Platz gibt es hier nicht.',
    SCANNER_UNKNOWN: 'Dieser Scanner ist nicht mehr eingesteckt.',
    SEAT_TAKEN: 'Dieser Platz ist schon besetzt.',
    SEATS_UNCLAIMED: 'Noch nicht alle, die ein Handy brauchen, sind dabei.',
    NAMES_ALIKE:
      'Zwei heißen gleich. Gebt einem einen anderen Namen, damit alle wissen, wer gemeint ist.',
    CODE_UNKNOWN: 'Dieser Code gilt nicht oder wurde schon benutzt.',
    WORDS_UNKNOWN:
      'Diese Wörter passen zu keinem Platz. Stimmt die Reihenfolge? Nur die neuesten Wörter eines Platzes gelten.',
    STALE_STATE: 'Gerade ist etwas anderes passiert. Schaut bitte noch einmal.',
    DUPLICATE_COMMAND: 'Das wurde schon gesendet.',
    GAME_NOT_STARTED: 'Das Spiel hat noch nicht begonnen.',
    GAME_NOT_OVER: 'Das Spiel ist noch nicht zu Ende.',
    SEALED:
      'Ein Teil des Schlüssels liegt auf einem Handy, das noch nicht da ist. Bitte die Seite dort öffnen.',
    SHARE_WRONG:
      'Dieses Handy hat einen anderen Teil des Schlüssels als den, mit dem das Spiel begann.',
    CHAIN_BROKEN:
      'Die Aufzeichnung dieses Spiels ist nicht mehr die, die geschrieben wurde. Es kann nicht weitergehen.',
    LINE_OPEN_NEEDED:
      'Das hört der Schiedsrichter nur über eine private Leitung. Ladet die Seite bitte neu.',
    LINE_KEY_WRONG:
      'Das ist nicht der Schiedsrichter, dessen Schlüssel ihr bekommen habt: ein anderer Server, oder jemand ist dazwischen. Nichts Geheimes wurde gesendet. Scannt den Code auf dem großen Bildschirm noch einmal.',
    GAME_OVER: 'Das Spiel ist vorbei.',
    FULL: 'Mehr passen hier nicht hinein.',
    BUSY: 'Der Schiedsrichter hat viel zu tun. Versucht es gleich noch einmal.',
    INTERNAL: 'Beim Schiedsrichter ging etwas schief. Es wurde nichts geändert.',
    PHASE_WRONG: 'Das geht gerade nicht.',
    NOT_YOUR_TURN: 'Du bist nicht am Zug.',
    TAKEBACK_DISABLED: 'An diesem Tisch wird nichts zurückgenommen.',
    TAKEBACK_NOT_NOW: 'Jetzt gibt es nichts zurückzunehmen.',
    TAKEBACK_DECLINED: 'Das Zurücknehmen wurde abgelehnt.',
    CONCEDE_NOT_NOW:
      'Aufgeben geht jetzt nicht. Nach einer Ablehnung darfst du nächste Runde wieder fragen.',
    CONNECTION_LOST: 'Die Verbindung war weg. Versucht es bitte noch einmal.',
  },
};
