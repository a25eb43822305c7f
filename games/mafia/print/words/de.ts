import type { MafiaMessages } from './types.js';

export const de: MafiaMessages = {
  game: 'Mafia',
  money: (sum) => `${sum} $`,
  sheets: {
    cards: { name: 'Karten', text: 'Alle 32, jede mit Code.' },
    markers: {
      name: 'Verdeckte Karten',
      text: 'Sechzehn Karten, die belegte Viertel zeigen, wenn die echten auf den Handys sind.',
    },
    quarters: {
      name: 'Codes der Viertel',
      text: 'Ein Code für jedes Viertel, wenn euer Spielplan keine hat.',
    },
    poster: {
      name: 'Stadt und Gefängnis',
      text: 'Beide Pläne auf einer Seite oder zum Zusammenkleben.',
    },
    prison: { name: 'Gefängnis', text: 'Zellen und Todeszelle auf einer Seite.' },
    standups: { name: 'Figuren', text: 'Alle 16, zum Falten und Kleben.' },
    coins: { name: 'Münzen', text: 'Geld für die Bank.' },
    payments: { name: 'Wer zahlt wem?', text: 'Eine Karte für jeden.' },
    summary: { name: 'Was die Karten tun', text: 'Eine Karte für jeden.' },
  },
  ask: {
    pack: 'Schachtel',
    ownPack: 'Die Stadt, wie sie beiliegt',
    backs: 'Rückseiten',
    fronts: 'Ohne Rückseiten',
    withBacks: {
      name: 'Mit Rückseiten',
      text: 'Karten mit Rückseiten: beidseitig drucken, über die lange Kante.',
    },
    rules: 'Regeln',
    editions: { online2015: 'Online-Version, 2015', authors1992: 'Regeln der Autoren, 1992' },
    asInRules: 'Wie in diesen Regeln',
    ransomDirection: 'Wer bekommt einen Freikauf?',
    shortfallDirection: 'Wer zahlt, wenn die Bank leer ist?',
    directions: { next: 'Der nächste Clan im Uhrzeigersinn', previous: 'Der Clan davor' },
    ransomPayeeOf: 'Freikauf für einen anderen Clan',
    payees: {
      payer: 'Geht an den Nachbarn dessen, der zahlt',
      figure_owner: 'Geht an den Nachbarn des Häftlings',
    },
    ransomFor: 'Wer darf freikaufen?',
    payers: { anyone: 'Alle', team: 'Das Team', owner: 'Nur der Clan des Häftlings' },
    deathRowRansom: 'Freikauf aus der Todeszelle',
    asInBox: 'Wie in der Schachtel',
    partialBank: 'Die Bank hat zu wenig',
    shares: { split: 'Sie zahlt, was sie hat', payer_all: 'Sie zahlt nichts mehr' },
    insolvency: 'Jemand hat zu wenig',
    broke: { negative: 'Gerät ins Minus', team_then_negative: 'Der andere im Team zahlt' },
    bars: 'Balken sind für einen Spielplan in A3 zu breit. Wähl einen größeren, QR oder Data Matrix.',
    cardBars:
      'Codes auf Karten dieser Schachtel sind für Balken zu lang. Wähl QR oder Data Matrix.',
  },
  types: {
    buyer: 'Käufer',
    good: 'Ware',
    witness: 'Zeuge',
    lawyer: 'Anwalt',
    prostitute: 'Freudenmädchen',
    theft: 'Diebstahl',
    robbery: 'Raub',
    escape: 'Ausbruch',
    police: 'Polizei',
    commissioner: 'Kommissar',
    prosecutor: 'Staatsanwalt',
    pistol: 'Pistole',
  },
  goods: {
    'Good: Tinned food': 'Konserven',
    'Good: Cloth': 'Stoffe',
    'Good: Machine parts': 'Maschinenteile',
    'Good: Moonshine': 'Schwarzgebrannter',
    'Good: Smuggled arms': 'Geschmuggelte Waffen',
  },
  suits: { law: 'Gesetz', legal: 'legal', criminal: 'kriminell', neutral: 'legal oder kriminell' },
  colours: { blue: 'Blau', yellow: 'Gelb', red: 'Rot', green: 'Grün' },
  cell: (tens) => `Zelle ${tens}`,
  does: ({ theft, robbery, fee, over }) => ({
    buyer: 'Handelt mit allen offenen Waren nebenan, auch später. Beide Karten bekommen den Preis.',
    good: 'Ware: einmal an einen offenen Käufer nebenan. Beide Karten bekommen den Preis.',
    witness:
      'Alle offenen Gesetzeshüter handeln noch einmal, nicht gegen dich. Das Geld kommt hierher.',
    lawyer: 'Befreit alle Verhafteten. Nimmt das Geld von Polizei und Kommissar.',
    prostitute: `${fee} von jeder offenen Karte nebenan, auf der mehr als ${over} liegen.`,
    theft: `${theft} von der Bank.`,
    robbery: `${robbery} von der Bank.`,
    escape:
      'Ein Häftling ist nach der Runde frei, wenn diese Karte nicht verhaftet oder erschossen wird.',
    police: 'Verhaftet jedes offene Verbrechen nebenan und nimmt das Geld.',
    commissioner:
      'Verhaftet jedes offene Verbrechen einen Springerzug entfernt und nimmt das Geld.',
    prosecutor: 'Verhaftet nebenan. Alle Verhafteten kommen ins Gefängnis.',
    pistol: 'Schieß auf eine Karte nebenan und nimm ihr Geld, oder schieß in die Luft.',
  }),
  city: 'Mafia',
  subtitle: 'Vier Clans, sechzehn Viertel',
  prison: 'Gefängnis',
  deathRow: 'Todeszelle',
  onlyRansom: 'Kein Zug, kein Ausbruch: nur Freikauf',
  freedom: 'Freiheit',
  standups:
    'Ausschneiden, an den gestrichelten Linien falten, die beiden Figuren Rücken an Rücken kleben, die Füße nach außen biegen.',
  payments: {
    ransom: 'Freikauf',
    ransomArrow: 'Wer freikauft, zahlt an den Clan, auf den der Pfeil zeigt.',
    price: (deathRow) => `Der Preis ist die Zahl der Zelle, aus der Todeszelle ${deathRow}.`,
    for: {
      anyone: 'Du darfst jeden Häftling freikaufen, egal welcher Farbe.',
      team: 'Du darfst eigene Häftlinge und die deines Teams freikaufen.',
      owner: 'Du darfst nur eigene Häftlinge freikaufen.',
    },
    payee: {
      payer: 'Zahlst du für andere, gilt dein eigener Pfeil.',
      figure_owner: 'Zahlst du für andere, gilt der Pfeil vom Clan des Häftlings.',
    },
    shortfall: 'Wenn die Bank leer ist',
    shortfallArrow:
      'Wer am Anfang des Pfeils sitzt, zahlt für die Karten des Clans an seiner Spitze.',
    share: {
      split: 'Die Bank zahlt, was sie noch hat, der Spieler den Rest.',
      payer_all: 'Reicht die Bank nicht für alles, zahlt der Spieler alles.',
    },
    broke: {
      negative: 'Hast du zu wenig, gerätst du ins Minus.',
      team_then_negative:
        'Hast du zu wenig, zahlt der andere aus deinem Team. Reicht auch das nicht, gerätst du ins Minus.',
    },
  },
};
