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
    loading: 'Einen Moment: Der Spielplan wird geladen …',
    missing: 'Der Spielplan ließ sich nicht vom Schiedsrichter laden.',
    foreign:
      'Der Schiedsrichter hat einen falschen Spielplan geschickt. Der Plan wurde unterwegs oder auf dem Server verändert.',
  },
  connection: {
    connecting: 'Verbinde …',
    offline: 'Verbindung weg. Neuer Versuch …',
    silent: 'Der Schiedsrichter antwortet nicht …',
  },
  /** While a game cannot be saved. */
  unsaved: {
    DISK_FULL:
      'Die Festplatte des Schiedsrichter-Computers ist voll. Schafft Platz, dann geht das Spiel von selbst weiter.',
    FILES_GONE:
      'Die gespeicherten Spiele des Schiedsrichters wurden verschoben oder gelöscht. Legt die Dateien zurück, dann geht das Spiel von selbst weiter.',
  },
  refusals: {
    MALFORMED: 'Das hat der Schiedsrichter nicht verstanden. Bitte die Seite neu laden.',
    UNKNOWN_REQUEST: 'Seite und Schiedsrichter haben verschiedene Versionen. Bitte die Seite neu laden.',
    FORBIDDEN: 'Das darf dieses Gerät nicht.',
    TABLE_UNKNOWN: 'Diesen Tisch gibt es nicht mehr.',
    SEAT_UNKNOWN: 'Diesen Platz gibt es hier nicht.',
    SCANNER_UNKNOWN: 'Dieser Scanner ist nicht mehr angeschlossen.',
    SEAT_TAKEN: 'Dieser Platz ist schon besetzt.',
    SEATS_UNCLAIMED: 'Noch nicht alle, die ein Handy brauchen, sind dabei.',
    NO_COMPUTER: 'Nach diesen Regeln spielt kein Computer mit.',
    SEAT_NOT_AWAY: 'Das geht nur, solange das Handy weg ist: Es ist verbunden oder war es eben noch.',
    NAMES_ALIKE: 'Zwei Namen sind gleich oder sehen gleich aus. Ändert einen, damit alle wissen, wer gemeint ist.',
    CODE_UNKNOWN: 'Dieser Code gilt nicht oder wurde schon benutzt.',
    RECOVERY_CODE_UNKNOWN:
      'Dieser Notfallcode passt zu keinem Platz. Stimmen alle Ziffern? Nur der neueste Code eines Platzes gilt.',
    STALE_STATE: 'Gerade ist etwas anderes passiert. Bitte noch einmal hinschauen.',
    DUPLICATE_COMMAND: 'Das wurde schon gesendet.',
    GAME_NOT_STARTED: 'Das Spiel hat noch nicht begonnen.',
    GAME_NOT_OVER: 'Das Spiel ist noch nicht zu Ende.',
    SEALED: 'Ein Teil des Schlüssels liegt auf einem Handy, das noch nicht da ist. Bitte die Seite dort öffnen.',
    SHARE_WRONG: 'Dieses Handy hat nicht den Teil des Schlüssels, mit dem das Spiel begann.',
    CHAIN_BROKEN: 'Die Aufzeichnung dieses Spiels wurde verändert oder beschädigt. Es kann nicht weitergehen.',
    CHANNEL_NEEDED: 'Das nimmt der Schiedsrichter nur verschlüsselt an. Bitte die Seite neu laden.',
    CHANNEL_KEY_WRONG:
      'Das ist nicht euer Schiedsrichter: Ein anderer Server antwortet, oder jemand liest mit. Nichts Geheimes wurde gesendet. Bitte den Code auf dem großen Bildschirm noch einmal scannen.',
    GAME_OVER: 'Das Spiel ist vorbei.',
    FULL: 'Hier ist kein Platz mehr.',
    BUSY: 'Der Schiedsrichter hat viel zu tun. Bitte gleich noch einmal versuchen.',
    DISK_FULL: 'Die Festplatte des Schiedsrichter-Computers ist voll. Bitte Platz schaffen und noch einmal versuchen.',
    FILES_GONE:
      'Die gespeicherten Spiele des Schiedsrichters wurden verschoben oder gelöscht. Bitte die Dateien zurücklegen und noch einmal versuchen.',
    INTERNAL: 'Beim Schiedsrichter ist etwas schiefgegangen. Es hat sich nichts geändert.',
    PHASE_WRONG: 'Das geht gerade nicht.',
    NOT_YOUR_TURN: 'Du bist nicht dran.',
    TAKEBACK_DISABLED: 'An diesem Tisch wird nichts zurückgenommen.',
    TAKEBACK_NOT_NOW: 'Jetzt gibt es nichts zurückzunehmen.',
    TAKEBACK_DECLINED: 'Das Zurücknehmen wurde abgelehnt.',
    CONCEDE_NOT_NOW: 'Aufgeben geht jetzt nicht. Nach einem Nein darfst du in der nächsten Runde wieder fragen.',
    CHANGE_LIMIT: 'Du hast in dieser Runde schon zu oft geändert. In der nächsten geht es wieder.',
    CONNECTION_LOST: 'Die Verbindung war weg. Bitte noch einmal versuchen.',
  },
  levels: { easy: 'Computer: leicht', medium: 'Computer: mittel', hard: 'Computer: schwer' },
};
