import { plurals } from '../plural.js';
import type { messages as english } from './en.js';

const plural = plurals('de');

export const messages: typeof english = {
  check: {
    heading: 'Dieselbe Nummer?',
    lead: 'Zeigt der große Bildschirm dieselbe Prüfnummer? Wenn nicht, liest vielleicht jemand mit.',
    same: 'Ja, dieselbe',
    other: 'Nein, eine andere',
  },
  recovery: {
    heading: 'Dein Notfallcode',
    lead: 'Schreib ihn auf. Ist dieses Handy kaputt oder leer, spielst du damit auf einem anderen weiter. Danach wird er hier gelöscht.',
    renewed:
      'Der bisherige Code gilt nicht mehr. Schreib dir stattdessen diesen auf. Danach wird er hier gelöscht.',
    only: 'Dieser Browser speichert nichts: Schließt sich die Seite oder lädt sie neu, kommst du nur mit diesem Code zurück ins Spiel. Schreib ihn jetzt auf.',
    keptNowhere:
      'Dieser Browser speichert nichts: Schließt sich die Seite oder lädt sie neu, brauchst du deinen Notfallcode.',
    secret: 'Wer ihn kennt, kann deinen Platz übernehmen.',
    written: 'Ich habe ihn notiert',
    offer:
      'Handy kaputt oder Akku leer? Mit deinem Notfallcode spielst du auf einem anderen weiter.',
    mayEnd: 'Ohne ihn kann das Spiel verloren sein.',
    elsewhere: 'Ohne ihn spielst du am großen Bildschirm weiter.',
    show: 'Code zeigen',
    later: 'Später',
  },
  moved: {
    heading: 'Dein Platz ist umgezogen',
    lead: 'Ein anderes Gerät hat ihn übernommen, oder der große Bildschirm hat ihn zurückgeholt.',
    refused: 'Du kommst nicht zurück ins Spiel',
    again: 'Neu beitreten',
    here: 'Hier weiterspielen',
    given: 'Dein Platz ist neu vergeben',
    givenLead: 'Die anderen haben ihn gemeinsam jemand Neuem gegeben.',
    other: 'Anderem Tisch beitreten',
  },
  gathering: {
    youAre: 'Du bist',
    wait: 'Sobald alle da sind, geht es am großen Bildschirm los.',
    here: 'da',
    missing: 'noch nicht da',
    kiosk: 'am großen Bildschirm',
    away: 'Verbindung weg',
  },
  cover: {
    hold: 'Zum Ansehen halten',
    held: 'Loslassen verdeckt',
    keep: 'Hierher ziehen: bleibt offen',
    cover: 'Jetzt verdecken',
    idle: 'Verdeckt sich nach einer Weile',
    heading: 'Verdeckt',
    keys: 'Tastatur: Leertaste halten, Enter hält offen.',
  },
  move: {
    map: 'Plan',
    list: 'Liste',
    log: 'Tafel',
    step: 'Aktion',
    confirm: 'Ziehen',
    sending: 'Einen Moment …',
  },
  takeback: {
    asks: (who) => `${who}: Darf der letzte Zug zurückgenommen werden?`,
    wants: (who) => `${who} möchte den letzten Zug zurücknehmen.`,
    agree: 'Zustimmen',
    decline: 'Der Zug gilt',
    seconds: (n) => plural(n, { one: `${n} Sekunde`, other: `${n} Sekunden` }),
    ask: 'Zug zurücknehmen',
    askText: (who) => `${who} muss zustimmen. Du kannst einmal pro Zug fragen.`,
    askYes: 'Fragen',
    asked: (who) => `${who} wird gefragt.`,
    withdraw: 'Anfrage zurückziehen',
    host: 'die Spielleitung',
  },
  concession: {
    asks: (who) => `${who}: Geben wir auf?`,
    agree: 'Aufgeben',
    decline: 'Weiterspielen',
    seconds: (n) => plural(n, { one: `${n} Sekunde`, other: `${n} Sekunden` }),
    asked: 'Du möchtest aufgeben.',
    wants: (who) => `${who} möchte aufgeben.`,
    waiting: (who) => `Warten auf ${who}`,
    playsOn: (who) => `${who} möchte weiterspielen.`,
    silence: 'Nicht alle haben geantwortet.',
    goesOn: 'Das Spiel geht weiter.',
    again: 'In der nächsten Runde kannst du wieder fragen.',
  },
  menu: {
    open: 'Menü',
    concede: 'Aufgeben',
    concedeAsk: 'Wirklich aufgeben? Damit ist das Spiel verloren.',
    concedeTogether:
      'Ihr könnt nur gemeinsam aufgeben, also werden die anderen gefragt. Sind alle dafür, habt ihr verloren.',
    screen: 'Zum großen Bildschirm',
    computer: 'Computer weiterspielen lassen',
    computerAsk: (who) =>
      `Ab jetzt spielt ein Computer (${who}). Alle erfahren davon, und du bekommst den Platz nicht zurück.`,
    computerAgree: 'Vorher sollten alle am Tisch einverstanden sein.',
    leave: 'Tisch verlassen',
    leaveAsk: 'Du verlierst deinen Platz. Zurück kommst du nur mit dem Notfallcode.',
    reminders: 'Erinnerungen',
    players: 'Mitspieler',
  },
  end: {
    again: 'Noch ein Spiel',
    toStory: 'Zu Geschichte und Film',
    rematch: 'Noch ein Spiel? Schau auf den großen Bildschirm. Dein Handy bleibt dabei.',
    invited: 'Noch ein Spiel? Dann lädt dich die Spielleitung wieder ein.',
    report: 'Bericht',
  },
};
