import { plurals } from '../plural.js';
import type { messages as english } from './en.js';

const plural = plurals('de');

export const messages: typeof english = {
  check: {
    heading: 'Dieselben Wörter?',
    lead: 'Zeigt der große Bildschirm diese Wörter in dieser Reihenfolge? Wenn nicht, liest vielleicht jemand mit.',
    same: 'Ja, dieselben',
    other: 'Nein, andere',
  },
  words: {
    heading: 'Deine Notfallwörter',
    lead: 'Schreib sie auf. Ist dieses Handy kaputt oder leer, spielst du damit auf einem anderen weiter. Danach werden sie hier gelöscht.',
    renewed:
      'Die bisherigen Wörter gelten nicht mehr. Schreib dir stattdessen diese auf. Danach werden sie hier gelöscht.',
    secret: 'Wer sie kennt, kann deinen Platz übernehmen.',
    written: 'Ich habe sie notiert',
    offer: 'Handy kaputt oder Akku leer? Mit sechs Wörtern spielst du auf einem anderen weiter.',
    mayEnd: 'Ohne sie kann das Spiel verloren sein.',
    elsewhere: 'Ohne sie spielst du am großen Bildschirm weiter.',
    show: 'Wörter zeigen',
    later: 'Später',
  },
  moved: {
    heading: 'Dein Platz ist umgezogen',
    lead: 'Ein anderes Gerät hat ihn übernommen, oder der große Bildschirm hat ihn zurückgeholt.',
    refused: 'Du kommst nicht zurück ins Spiel',
    again: 'Neu beitreten',
    here: 'Hier weiterspielen',
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
    host: 'die Spielleitung',
    agree: 'Zustimmen',
    decline: 'Der Zug gilt',
    seconds: (n) => plural(n, { one: `${n} Sekunde`, other: `${n} Sekunden` }),
    ask: 'Zug zurücknehmen',
    askText: (who) => `${who} muss zustimmen. Du kannst einmal pro Zug fragen.`,
    askYes: 'Fragen',
    asked: (who) => `${who} wird gefragt.`,
  },
  wish: {
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
    leave: 'Tisch verlassen',
    leaveAsk: 'Du verlierst deinen Platz. Zurück kommst du nur mit den Notfallwörtern.',
    reminders: 'Erinnerungen',
    players: 'Mitspieler',
  },
  end: {
    rematch: 'Noch ein Spiel? Schau auf den großen Bildschirm. Dein Handy bleibt dabei.',
    report: 'Bericht',
  },
};
