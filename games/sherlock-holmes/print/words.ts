import type { Language, SheetMessages } from '@mister-x/engine/protocol';
import type { Character } from '../rules/index.js';

/** What only this game's sheets say, and what a screen says of them. */
type HolmesWords = {
  readonly game: string;
  readonly sheets: Readonly<
    Record<
      'cards' | 'cases' | 'tokens' | 'stations' | 'poster' | 'track' | 'notebook' | 'standups' | 'summary' | 'commands',
      SheetMessages
    >
  >;
  /** The track of a pack whose scores are others. */
  readonly trackOfPack: SheetMessages;
  readonly ask: {
    /** What people may bring along, and the game's own. */
    readonly pack: string;
    readonly ownPack: string;
    readonly tokens: string;
    readonly sides: Readonly<Record<'symbols' | 'both', SheetMessages>>;
    readonly backs: string;
    readonly fronts: string;
    readonly withBacks: SheetMessages;
    /** Why tokens cannot have bars. */
    readonly bars: string;
    /** The same of the codes that a custom pack has on its cards. */
    readonly cardBars: string;
    readonly longTrack: string;
  };
  readonly types: Readonly<Record<string, string>>;
  readonly characters: Readonly<Record<Character, string>>;
  /** What a card does instead of its symbols (SH-50). */
  readonly abilities: Readonly<Record<Character, string>>;
  /** Of cases, by their ids. */
  readonly titles: Readonly<Record<string, string>>;
  readonly colours: Readonly<Record<string, string>>;
  /** @param bonus what a linked pair is worth, with its sign */
  readonly caseHint: (bonus: string) => string;
  readonly yard: string;
  /** Stands in its disc. */
  readonly yardSign: string;
  readonly track: {
    readonly play: string;
    readonly scoring: string;
    readonly out: string;
  };
  readonly notebook: {
    readonly title: string;
    readonly own: string;
    readonly hideout: string;
    readonly middle: string;
  };
  readonly standups: {
    readonly hint: string;
    readonly pawns: Readonly<Record<string, string>>;
    readonly holmes: string;
  };
};

export const HOLMES_WORDS: Readonly<Record<Language, HolmesWords>> = {
  en: {
    game: 'Sherlock Holmes',
    sheets: {
      cards: { name: 'Game cards', text: 'All 60, each with its code.' },
      cases: { name: 'Case cards', text: 'The six cases with their linked pairs.' },
      tokens: { name: 'Investigation tokens', text: 'All 30.' },
      stations: { name: 'Location cards', text: 'A card for every location.' },
      poster: { name: 'Map of London', text: 'On one page, or on sheets to glue together.' },
      track: { name: 'Score track', text: 'From −10 to 40 on one page.' },
      notebook: { name: 'Notebooks', text: 'Four on a page.' },
      standups: { name: 'Pawns and markers', text: 'To fold and glue.' },
      summary: { name: 'Rules at a glance', text: 'Four cards on a page.' },
      commands: { name: 'Command cards', text: 'Confirm, cancel, take back and say again.' },
    },
    trackOfPack: { name: 'Score track', text: 'On one page.' },
    ask: {
      pack: 'Box',
      ownPack: 'London, as it comes',
      tokens: 'Tokens',
      sides: {
        symbols: {
          name: 'Black side',
          text: 'The black side of a token is enough where phones show who sees what.',
        },
        both: { name: 'Both sides', text: 'Tokens to fold and glue, for tables that turn them.' },
      },
      backs: 'Backs',
      fronts: 'Without backs',
      withBacks: {
        name: 'With backs',
        text: 'Cards with backs: print on both sides of the sheet, turned on the long edge.',
      },
      bars: 'Bars are too wide for tokens. Choose QR or Data Matrix.',
      cardBars: 'Codes on cards of this box are too long for bars. Choose QR or Data Matrix.',
      longTrack: 'The score track of this box is too long for one page.',
    },
    types: {
      weapon: 'Murder weapon',
      fingerprints: 'Fingerprints',
      forensics: 'Forensic report',
      witness: 'Witness',
      evidence: 'Evidence',
    },
    characters: {
      holmes: 'Sherlock Holmes',
      watson: 'Doctor Watson',
      lestrade: 'Inspector Lestrade',
      cab: 'Cabman',
    },
    abilities: {
      holmes: 'Secret look at a token with this symbol – or one more card when you draw',
      watson: 'One symbol of any kind in a search',
      lestrade: 'Look too when someone looks – or make an arrest',
      cab: 'Instead of walking: to any location',
    },
    titles: {
      crimson: 'The Silent Carillon',
      amber: 'The Forged Tide Table',
      emerald: 'The Second Lamplighter',
      azure: 'The Empty Barge',
      violet: 'The Glovemaker’s Debt',
      ivory: 'The Unwound Clock',
    },
    colours: {
      crimson: 'Crimson',
      amber: 'Amber',
      emerald: 'Emerald',
      azure: 'Azure',
      violet: 'Violet',
      ivory: 'Ivory',
    },
    caseHint: (bonus) =>
      `Put the numbers of your five locations in order: the middle one is the hideout.\n${bonus}: for both tokens together.`,
    yard: 'Scotland Yard',
    yardSign: 'SY',
    track: {
      play: 'After the first arrest: one step back a turn',
      scoring: 'Final scoring',
      out: 'Out',
    },
    notebook: {
      title: 'Notebook',
      own: 'My case: locations of its tokens',
      hideout: 'Hideout',
      middle: 'the middle number',
    },
    standups: {
      hint: 'Cut out, fold at the dashed lines, glue the two figures back to back, and bend the feet outwards.',
      pawns: { red: 'Red', blue: 'Blue', green: 'Green', yellow: 'Yellow', white: 'White' },
      holmes: 'Holmes',
    },
  },
  de: {
    game: 'Sherlock Holmes',
    sheets: {
      cards: { name: 'Spielkarten', text: 'Alle 60, jede mit Code.' },
      cases: { name: 'Fallkarten', text: 'Die sechs Fälle mit ihren verbundenen Paaren.' },
      tokens: { name: 'Plättchen', text: 'Alle 30 Ermittlungsplättchen.' },
      stations: { name: 'Ortskarten', text: 'Eine Karte für jeden Ort.' },
      poster: { name: 'Plan von London', text: 'Auf einer Seite oder zum Zusammenkleben.' },
      track: { name: 'Punkteleiste', text: 'Von −10 bis 40 auf einer Seite.' },
      notebook: { name: 'Notizblätter', text: 'Vier auf einer Seite.' },
      standups: { name: 'Figuren und Marker', text: 'Zum Falten und Kleben.' },
      summary: { name: 'Regeln auf einen Blick', text: 'Vier Karten auf einer Seite.' },
      commands: {
        name: 'Befehlskarten',
        text: 'Bestätigen, abbrechen, zurücknehmen und wiederholen.',
      },
    },
    trackOfPack: { name: 'Punkteleiste', text: 'Auf einer Seite.' },
    ask: {
      pack: 'Schachtel',
      ownPack: 'London, wie sie beiliegt',
      tokens: 'Plättchen',
      sides: {
        symbols: {
          name: 'Schwarze Seite',
          text: 'Die schwarze Seite genügt, wenn die Handys zeigen, wer was sieht.',
        },
        both: {
          name: 'Beide Seiten',
          text: 'Plättchen zum Falten und Kleben, wenn ihr sie selbst umdreht.',
        },
      },
      backs: 'Rückseiten',
      fronts: 'Ohne Rückseiten',
      withBacks: {
        name: 'Mit Rückseiten',
        text: 'Karten mit Rückseiten: beidseitig drucken, über die lange Kante.',
      },
      bars: 'Balken sind für Plättchen zu breit. Wähl QR oder Data Matrix.',
      cardBars: 'Codes auf Karten dieser Schachtel sind für Balken zu lang. Wähl QR oder Data Matrix.',
      longTrack: 'Die Punkteleiste dieser Schachtel ist zu lang für eine Seite.',
    },
    types: {
      weapon: 'Tatwaffe',
      fingerprints: 'Fingerabdrücke',
      forensics: 'Gutachten',
      witness: 'Tatzeuge',
      evidence: 'Indizien',
    },
    characters: {
      holmes: 'Sherlock Holmes',
      watson: 'Dr. Watson',
      lestrade: 'Inspektor Lestrade',
      cab: 'Kutscher',
    },
    abilities: {
      holmes: 'Heimlicher Blick auf ein Plättchen mit diesem Symbol – oder beim Nachziehen eine Karte mehr',
      watson: 'Joker: ein beliebiges Symbol bei einer Ermittlung',
      lestrade: 'Mitschauen, wenn jemand schaut – oder eine Verhaftung',
      cab: 'Statt zu gehen: an jeden Ort',
    },
    titles: {
      crimson: 'Das stumme Glockenspiel',
      amber: 'Die gefälschte Gezeitentafel',
      emerald: 'Der zweite Laternenanzünder',
      azure: 'Der leere Lastkahn',
      violet: 'Die Schulden des Handschuhmachers',
      ivory: 'Die abgelaufene Uhr',
    },
    colours: {
      crimson: 'Karmesin',
      amber: 'Bernstein',
      emerald: 'Smaragd',
      azure: 'Azur',
      violet: 'Violett',
      ivory: 'Elfenbein',
    },
    caseHint: (bonus) =>
      `Ordne die Nummern deiner fünf Orte: Die mittlere ist das Versteck.\n${bonus}: für beide Plättchen zusammen.`,
    yard: 'Scotland Yard',
    yardSign: 'SY',
    track: {
      play: 'Nach der ersten Verhaftung: pro Zug einen Schritt zurück',
      scoring: 'Wertung',
      out: 'Aus',
    },
    notebook: {
      title: 'Notizblatt',
      own: 'Mein Fall: Orte seiner Plättchen',
      hideout: 'Versteck',
      middle: 'die mittlere Nummer',
    },
    standups: {
      hint: 'Ausschneiden, an den gestrichelten Linien falten, die zwei Figuren Rücken an Rücken kleben und die Füße nach außen biegen.',
      pawns: { red: 'Rot', blue: 'Blau', green: 'Grün', yellow: 'Gelb', white: 'Weiß' },
      holmes: 'Holmes',
    },
  },
  fr: {
    game: 'Sherlock Holmes',
    sheets: {
      cards: { name: 'Cartes de jeu', text: 'Les 60, chacune avec son code.' },
      cases: { name: 'Cartes Affaire', text: 'Les six affaires et leurs paires liées.' },
      tokens: { name: 'Jetons d’enquête', text: 'Les 30 jetons.' },
      stations: { name: 'Cartes Lieu', text: 'Une carte pour chaque lieu.' },
      poster: { name: 'Plan de Londres', text: 'Sur une page, ou en feuilles à coller.' },
      track: { name: 'Piste de score', text: 'De −10 à 40 sur une page.' },
      notebook: { name: 'Carnets', text: 'Quatre par page.' },
      standups: { name: 'Pions et marqueurs', text: 'À plier et à coller.' },
      summary: { name: 'Aide-mémoire', text: 'Quatre cartes par page.' },
      commands: { name: 'Cartes de commande', text: 'Confirmer, annuler, reprendre et répéter.' },
    },
    trackOfPack: { name: 'Piste de score', text: 'Sur une page.' },
    ask: {
      pack: 'Boîte',
      ownPack: 'Londres, d’origine',
      tokens: 'Jetons',
      sides: {
        symbols: {
          name: 'Côté noir',
          text: 'Le côté noir des jetons suffit si les téléphones montrent qui voit quoi.',
        },
        both: {
          name: 'Les deux côtés',
          text: 'Jetons à plier et à coller, si vous les retournez.',
        },
      },
      backs: 'Dos',
      fronts: 'Sans les dos',
      withBacks: {
        name: 'Avec les dos',
        text: 'Cartes avec dos : imprimez recto verso, sur le bord long.',
      },
      bars: 'Les barres sont trop larges pour les jetons. Choisissez QR ou Data Matrix.',
      cardBars:
        'Des codes sur les cartes de cette boîte sont trop longs pour des barres. Choisissez QR ou Data Matrix.',
      longTrack: 'La piste de score de cette boîte est trop longue pour une page.',
    },
    types: {
      weapon: 'Arme du crime',
      fingerprints: 'Empreintes',
      forensics: 'Expertise',
      witness: 'Témoin',
      evidence: 'Indices',
    },
    characters: {
      holmes: 'Sherlock Holmes',
      watson: 'Docteur Watson',
      lestrade: 'Inspecteur Lestrade',
      cab: 'Cocher',
    },
    abilities: {
      holmes: 'Coup d’œil secret sur un jeton de ce symbole – ou une carte de plus en piochant',
      watson: 'Joker : un symbole au choix lors d’une enquête',
      lestrade: 'Regarder aussi quand quelqu’un regarde – ou une arrestation',
      cab: 'Au lieu de marcher : vers n’importe quel lieu',
    },
    titles: {
      crimson: 'Le Carillon muet',
      amber: 'Le Faux Annuaire des marées',
      emerald: 'Le Second Allumeur de réverbères',
      azure: 'La Péniche vide',
      violet: 'La Dette du gantier',
      ivory: 'L’Horloge arrêtée',
    },
    colours: {
      crimson: 'Cramoisi',
      amber: 'Ambre',
      emerald: 'Émeraude',
      azure: 'Azur',
      violet: 'Violet',
      ivory: 'Ivoire',
    },
    caseHint: (bonus) =>
      `Range les numéros de tes cinq lieux : celui du milieu est le repaire.\n${bonus} : pour les deux jetons ensemble.`,
    yard: 'Scotland Yard',
    yardSign: 'SY',
    track: {
      play: 'Après la première arrestation : un pas en arrière par tour',
      scoring: 'Décompte',
      out: 'Éliminé',
    },
    notebook: {
      title: 'Carnet',
      own: 'Mon affaire : les lieux de ses jetons',
      hideout: 'Repaire',
      middle: 'le numéro du milieu',
    },
    standups: {
      hint: 'Découpez, pliez sur les pointillés, collez les deux figures dos à dos et écartez les pieds.',
      pawns: { red: 'Rouge', blue: 'Bleu', green: 'Vert', yellow: 'Jaune', white: 'Blanc' },
      holmes: 'Holmes',
    },
  },
  ru: {
    game: 'Шерлок Холмс',
    sheets: {
      cards: { name: 'Игровые карточки', text: 'Все 60, на каждой свой код.' },
      cases: { name: 'Карточки дел', text: 'Шесть дел и их связанные пары.' },
      tokens: { name: 'Жетоны следствия', text: 'Все 30.' },
      stations: { name: 'Карточки локаций', text: 'По карточке на локацию.' },
      poster: { name: 'Карта Лондона', text: 'На одной странице или для склейки.' },
      track: { name: 'Шкала победных очков', text: 'От −10 до 40 на одной странице.' },
      notebook: { name: 'Блокноты', text: 'Четыре на странице.' },
      standups: { name: 'Фишки и маркеры', text: 'Согнуть и склеить.' },
      summary: { name: 'Памятка', text: 'Четыре карточки на странице.' },
      commands: {
        name: 'Карточки команд',
        text: 'Подтвердить, отменить, вернуть ход и повторить.',
      },
    },
    trackOfPack: { name: 'Шкала победных очков', text: 'На одной странице.' },
    ask: {
      pack: 'Коробка',
      ownPack: 'Лондон, из игры',
      tokens: 'Жетоны',
      sides: {
        symbols: {
          name: 'Чёрная сторона',
          text: 'Чёрной стороны жетонов хватит, если их смотрят на телефонах.',
        },
        both: {
          name: 'Обе стороны',
          text: 'Жетоны, которые надо согнуть и склеить, если вы их переворачиваете.',
        },
      },
      backs: 'Рубашки',
      fronts: 'Без рубашек',
      withBacks: {
        name: 'С рубашками',
        text: 'Карточки с рубашками: двусторонняя печать, поворот по длинному краю.',
      },
      bars: 'Штрихкод для жетона слишком широк. Выберите QR или Data Matrix.',
      cardBars: 'Коды на карточках этой коробки слишком длинны для штрихкода. Выберите QR или Data Matrix.',
      longTrack: 'Шкала этой коробки слишком длинна для одной страницы.',
    },
    types: {
      weapon: 'Орудие преступления',
      fingerprints: 'Дактилоскопия',
      forensics: 'Экспертиза',
      witness: 'Свидетель',
      evidence: 'Улики',
    },
    characters: {
      holmes: 'Шерлок Холмс',
      watson: 'Доктор Ватсон',
      lestrade: 'Инспектор Лестрейд',
      cab: 'Кэбмен',
    },
    abilities: {
      holmes: 'Тайный просмотр жетона с этим символом – или дополнительная карточка при доборе',
      watson: 'Любой символ при обнаружении',
      lestrade: 'Посмотреть жетон, который смотрит другой, – или арест',
      cab: 'Вместо перемещения: на любую локацию',
    },
    titles: {
      crimson: 'Безмолвный карильон',
      amber: 'Подложная таблица приливов',
      emerald: 'Второй фонарщик',
      azure: 'Пустая баржа',
      violet: 'Долг перчаточника',
      ivory: 'Остановившиеся часы',
    },
    colours: {
      crimson: 'Багровое дело',
      amber: 'Янтарное дело',
      emerald: 'Изумрудное дело',
      azure: 'Лазурное дело',
      violet: 'Фиолетовое дело',
      ivory: 'Жемчужное дело',
    },
    caseHint: (bonus) =>
      `Расположите номера своих пяти локаций по порядку: средний – логово.\n${bonus}: за оба жетона вместе.`,
    yard: 'Скотланд-Ярд',
    yardSign: 'СЯ',
    track: {
      play: 'После первого ареста: шаг назад за ход',
      scoring: 'Подсчёт победных очков',
      out: 'Проигрыш',
    },
    notebook: {
      title: 'Блокнот',
      own: 'Моё дело: локации его жетонов',
      hideout: 'Логово',
      middle: 'средний номер',
    },
    standups: {
      hint: 'Вырежьте, согните по пунктиру, склейте фигуры спинками и отогните ножки наружу.',
      pawns: { red: 'Красная', blue: 'Синяя', green: 'Зелёная', yellow: 'Жёлтая', white: 'Белая' },
      holmes: 'Холмс',
    },
  },
};
