import type { CardType } from '../rules/index.js';
import type { Language } from '@mister-x/engine/protocol';
import type { MafiaJob } from './options.js';
import type { SumTexts } from './words/types.js';

/** What the card with the rules says. */
export type SummaryWords = {
  readonly round: string;
  readonly roundText: string;
  readonly cards: string;
  /** What "next to" means. */
  readonly beside: string;
  readonly each: Readonly<Record<CardType, string>>;
  readonly prison: string;
  readonly prisonText: string;
  readonly end: string;
  readonly endText: string;
};

type SummaryFacts = { readonly sums: SumTexts; readonly rules: MafiaJob['rules'] };

export const SUMMARY_WORDS: Readonly<Record<Language, (facts: SummaryFacts) => SummaryWords>> = {
  en: ({ sums: { theft, robbery, fee, over }, rules }) => ({
    round: 'A round',
    roundText:
      'Deal a card for each figure that is not in prison. Swap any number, once. Lay each card face down on a quarter of your own. Then in turn: open a card, make a prison move, or pass. Last, collect the money on your quarters, and pay ransoms.',
    cards: 'Cards',
    beside: 'Next to: sharing a side or a corner.',
    each: {
      buyer: 'Deals with all open, unsold Goods next to it, now and later. The bank pays the price to both cards.',
      good: 'Sold once: to an open Buyer next to them (you choose which), or they wait for one. The bank pays both. Criminal Goods can be arrested.',
      theft: `${theft} from the bank.`,
      robbery: `${robbery} from the bank.`,
      prostitute: `${fee} from each open card next to her that holds more than ${over}.`,
      police:
        'Arrests all open crimes next to it, your own too, and takes their money. Crimes opened later go unnoticed.',
      commissioner: 'The same a knight’s move away.',
      prosecutor: 'Arrests like the Police. Then everyone under arrest goes to prison, and their cards leave the city.',
      witness: `All open law cards act again; the money comes here. Crimes on your own quarters are spared. If the Prosecutor is open, ${rules === 'online2015' ? 'those arrested now go' : 'everyone under arrest goes'} to prison.`,
      lawyer: 'Frees everyone under arrest; their cards leave the city. Takes all money on Police and Commissioner.',
      pistol:
        'Shoot a card next to it that is not under arrest: it is gone, its money is yours, and your figure stands there. The Pistol is now a crime: cell 300, or death row next to the Prosecutor. Or fire into the air: then it stays legal.',
      escape: `Choose a prisoner, not in death row. After the round he is free, unless this card is arrested or shot. ${rules === 'online2015' ? 'If arrested, it costs you a figure like any crime.' : 'If arrested, it leaves the city and costs no figure.'}`,
    },
    prison: 'Prison move',
    prisonText:
      'One prisoner goes to the next lower cell; each once a round, and not in the round of the arrest. Is the cell taken? Go one further, and the figure that was there goes one back.',
    end: 'End',
    endText: `The round in which the bank runs dry is the last. Everyone buys their prisoners out. ${rules === 'online2015' ? 'The team with more money wins.' : 'Whoever has the most money wins.'}`,
  }),
  de: ({ sums: { theft, robbery, fee, over }, rules }) => ({
    round: 'Eine Runde',
    roundText:
      'Jeder bekommt eine Karte für jede Figur, die nicht im Gefängnis ist. Tauscht einmal beliebig viele. Legt jede Karte verdeckt in ein eigenes Viertel. Dann reihum: eine Karte aufdecken, ein Zug im Gefängnis oder passen. Zuletzt kassiert ihr das Geld in euren Vierteln und zahlt Freikäufe.',
    cards: 'Karten',
    beside: 'Nebenan: über eine Seite oder eine Ecke.',
    each: {
      buyer:
        'Handelt mit allen offenen, unverkauften Waren nebenan, auch später. Die Bank zahlt beiden Karten den Preis.',
      good: 'Einmal verkauft: an einen offenen Käufer nebenan (du wählst, an welchen), oder sie wartet. Die Bank zahlt beiden. Kriminelle Ware kann verhaftet werden.',
      theft: `${theft} von der Bank.`,
      robbery: `${robbery} von der Bank.`,
      prostitute: `${fee} von jeder offenen Karte nebenan, auf der mehr als ${over} liegen.`,
      police:
        'Verhaftet alle offenen Verbrechen nebenan, auch deine, und nimmt ihr Geld. Was später aufgedeckt wird, bleibt unbemerkt.',
      commissioner: 'Dasselbe, einen Springerzug entfernt.',
      prosecutor:
        'Verhaftet wie die Polizei. Dann kommen alle Verhafteten ins Gefängnis, ihre Karten verlassen die Stadt.',
      witness: `Alle offenen Gesetzeshüter handeln noch einmal; das Geld kommt hierher. Deine eigenen Viertel bleiben verschont. Ist der Staatsanwalt offen, kommen ${rules === 'online2015' ? 'die jetzt Verhafteten' : 'alle Verhafteten'} ins Gefängnis.`,
      lawyer: 'Befreit alle Verhafteten; ihre Karten verlassen die Stadt. Nimmt alles Geld von Polizei und Kommissar.',
      pistol:
        'Schieß auf eine Karte nebenan, die nicht verhaftet ist: Sie ist weg, ihr Geld gehört dir, deine Figur steht dort. Die Pistole ist jetzt ein Verbrechen: Zelle 300, neben dem Staatsanwalt die Todeszelle. Oder schieß in die Luft: Dann bleibt sie legal.',
      escape: `Wähl einen Häftling, nicht aus der Todeszelle. Nach der Runde ist er frei, wenn diese Karte nicht verhaftet oder erschossen wird. ${rules === 'online2015' ? 'Wird sie verhaftet, kostet das eine Figur wie jedes Verbrechen.' : 'Wird sie verhaftet, verlässt sie die Stadt und kostet keine Figur.'}`,
    },
    prison: 'Zug im Gefängnis',
    prisonText:
      'Ein Häftling zieht in die nächstniedrigere Zelle; jeder einmal pro Runde, aber nicht in der Runde der Verhaftung. Ist sie besetzt, zieht er eine weiter, und wer dort war, eine zurück.',
    end: 'Ende',
    endText: `Die Runde, in der die Bank leer wird, ist die letzte. Alle kaufen ihre Häftlinge frei. ${rules === 'online2015' ? 'Das Team mit mehr Geld gewinnt.' : 'Wer am meisten Geld hat, gewinnt.'}`,
  }),
  fr: ({ sums: { theft, robbery, fee, over }, rules }) => ({
    round: 'Une manche',
    roundText:
      'Chacun reçoit une carte par figurine qui n’est pas en prison. Échangez-en autant que vous voulez, une fois. Posez chaque carte face cachée sur un quartier à vous. Puis, à tour de rôle : ouvrir une carte, avancer en prison ou passer. Enfin, encaissez l’argent de vos quartiers et payez les cautions.',
    cards: 'Cartes',
    beside: 'Voisin : par un côté ou par un coin.',
    each: {
      buyer:
        'Achète toutes les marchandises ouvertes voisines, pas encore vendues, même plus tard. La banque paie le prix aux deux cartes.',
      good: 'Vendue une fois : à un Acheteur ouvert voisin (à ton choix), sinon elle attend. La banque paie les deux. Une marchandise criminelle peut être arrêtée.',
      theft: `${theft} de la banque.`,
      robbery: `${robbery} de la banque.`,
      prostitute: `${fee} de chaque carte ouverte voisine qui a plus de ${over}.`,
      police:
        'Arrête tous les crimes ouverts voisins, même les tiens, et prend leur argent. Ceux qui s’ouvrent plus tard lui échappent.',
      commissioner: 'De même, à un saut de cavalier.',
      prosecutor:
        'Arrête comme la Police. Puis tous ceux qui sont arrêtés vont en prison, et leurs cartes quittent la ville.',
      witness: `Toutes les cartes de la loi ouvertes agissent encore ; l’argent vient ici. Tes quartiers sont épargnés. Si le Procureur est ouvert, ${rules === 'online2015' ? 'ceux qui viennent d’être arrêtés' : 'tous ceux qui sont arrêtés'} vont en prison.`,
      lawyer:
        'Libère tous ceux qui sont arrêtés ; leurs cartes quittent la ville. Prend tout l’argent de la Police et du Commissaire.',
      pistol:
        'Tire sur une carte voisine qui n’est pas arrêtée : elle disparaît, son argent est à toi, ta figurine s’y place. Le Pistolet devient un crime : cellule 300, ou couloir de la mort à côté du Procureur. Ou tire en l’air : il reste légal.',
      escape: `Choisis un prisonnier, hors du couloir de la mort. Il est libre après la manche, si cette carte n’est ni arrêtée ni abattue. ${rules === 'online2015' ? 'Arrêtée, elle te coûte une figurine, comme tout crime.' : 'Arrêtée, elle quitte la ville sans te coûter de figurine.'}`,
    },
    prison: 'Déplacement en prison',
    prisonText:
      'Un prisonnier passe à la cellule suivante ; chacun une fois par manche, mais pas dans la manche de son arrestation. Cellule occupée ? Il va une plus loin, et l’autre recule d’une.',
    end: 'Fin',
    endText: `La manche où la banque se vide est la dernière. Chacun paie la caution de ses prisonniers. ${rules === 'online2015' ? 'L’équipe la plus riche gagne.' : 'Le joueur le plus riche gagne.'}`,
  }),
  ru: ({ sums: { theft, robbery, fee, over }, rules }) => ({
    round: 'Раунд',
    roundText:
      'Каждый получает по карточке за каждую фигурку не в тюрьме. Один раз можно обменять сколько угодно карточек. Выложите все в закрытую на свои кварталы. Затем по очереди: откройте карточку, сделайте ход в тюрьме или скажите «пас». В конце заберите деньги со своих кварталов и платите выкупы.',
    cards: 'Карточки',
    beside: 'Рядом — по стороне или по углу.',
    each: {
      buyer: 'Покупает все открытые непроданные Товары рядом, сейчас и потом. Банк платит цену обеим карточкам.',
      good: 'Продаётся один раз: открытому Покупателю рядом (какому — решать вам) или ждёт его. Банк платит обоим. Преступный Товар могут арестовать.',
      theft: `${theft} из банка.`,
      robbery: `${robbery} из банка.`,
      prostitute: `По ${fee} с каждой открытой карточки рядом, на которой больше ${over}.`,
      police:
        'Арестовывает все открытые преступления рядом, и ваши тоже, и забирает их деньги. Открытых позже не замечает.',
      commissioner: 'То же на расстоянии хода коня.',
      prosecutor:
        'Арестовывает, как Полиция. Затем все арестованные отправляются в тюрьму, а их карточки уходят с поля.',
      witness: `Все открытые представители закона действуют снова; деньги идут сюда. Ваши кварталы не трогают. Если открыт Прокурор, в тюрьму отправляются ${rules === 'online2015' ? 'арестованные сейчас' : 'все арестованные'}.`,
      lawyer: 'Освобождает всех арестованных, их карточки уходят с поля. Забирает все деньги с Полиции и Комиссара.',
      pistol:
        'Выстрелите в неарестованную карточку рядом: её нет, её деньги ваши, на её месте — ваша фигурка. Теперь Пистолет — преступление: камера 300, а рядом с Прокурором — камера смертников. Или выстрелите в воздух: тогда он остаётся легальным.',
      escape: `Выберите заключённого, но не из камеры смертников. После раунда он свободен, если эту карточку не арестуют и не убьют. ${rules === 'online2015' ? 'Арест стоит фигурки, как у любого преступления.' : 'При аресте карточка уходит с поля и не стоит фигурки.'}`,
    },
    prison: 'Ход в тюрьме',
    prisonText:
      'Один заключённый переходит в следующую камеру; каждый — один раз за раунд, но не в раунде ареста. Камера занята? Он идёт на одну дальше, а тот, кто в ней был, — на одну назад.',
    end: 'Конец',
    endText: `Раунд, в котором опустел банк, — последний. Все выкупают своих заключённых. ${rules === 'online2015' ? 'Побеждает команда, у которой больше денег.' : 'Побеждает тот, у кого больше денег.'}`,
  }),
};
