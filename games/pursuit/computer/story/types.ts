import type { DetectiveId } from '../../rules/pawns.js';

/**
 * What a finished hunt looks like afterwards: where X could have been, how the noose tightened, and what each
 * choice was worth. Plain JSON.
 *
 * Everything but the members called `true` follows from what the table was told and shown and from what
 * detectives held: it is the same whichever way X took, as long as the table could not tell the ways apart.
 * Shares are probabilities. They, and every `chance`, are those of a model (`labs/docs/story-models.md`); which stops have a share
 * at all is no model, but follows from the rules.
 */
export type PursuitStory = {
  /** What chances are reckoned by: the solved visible game, or distances where nobody has solved the board. */
  readonly basis: ChanceBasis;
  /** X's positions in order; the first is his start, as the first round opens. */
  readonly legs: readonly LegStory[];
  readonly rounds: readonly RoundStory[];
  /** Of detectives, the largest first, at most `TURNING_POINTS_MAX`. */
  readonly turningPoints: readonly TurningPoint[];
  readonly luck: DetectiveLuck;
  /** A detective came to X, or X to a detective, in a move that the referee saw; never on paper. */
  readonly caught: { readonly round: number; readonly stop: number } | null;
  /** `null` where nobody ever learnt which way X took. */
  readonly true: {
    /** Of X, at most `TURNING_POINTS_MAX` of each kind, the largest first. */
    readonly turningPoints: readonly XTurningPoint[];
    /** In the order of play. */
    readonly missed: readonly MissedCapture[];
  } | null;
};

const CHANCE_BASES = ['solved', 'distances'] as const;
export type ChanceBasis = (typeof CHANCE_BASES)[number];

export const TURNING_POINTS_MAX = 5;

/** A stop where X can be, and how likely he is there. */
export type StopShare = readonly [stop: number, share: number];

/** Where X can be, ascending by stop; shares add up to 1. */
export type StopDistribution = {
  readonly stops: readonly StopShare[];
  /**
   * How many stops that is, as the shares weigh them: 2 to the power of their entropy. Never more than
   * `stops.length`, and as many where all are as likely.
   */
  readonly effective: number;
};

/** One position of X's. */
export type LegStory = {
  /** 0 is his start. */
  readonly leg: number;
  /** 0 for the start. */
  readonly round: number;
  /** What the table saw him pay; `null` for the start and for a ticket that lay face down. */
  readonly ticket: string | null;
  /** Which leg of a double this was; 0: no double. */
  readonly double: 0 | 1 | 2;
  /** He showed himself there at once. */
  readonly shown: boolean;
  /** As detectives could believe as soon as this leg was made. */
  readonly believed: StopDistribution;
  /** Of the same position, with all that was told until the end: where he must have been. */
  readonly smoothed: StopDistribution;
  readonly true: {
    readonly stop: number;
    /** What both gave to that stop. */
    readonly believed: number;
    readonly smoothed: number;
    /** Bits: how surprising it was to detectives that he was there. 0 where they knew. */
    readonly surprise: number;
  } | null;
};

/** How tight the noose is at one moment. */
export type CaptureRisk = {
  readonly believed: StopDistribution;
  /** That X is caught before the game ends, as someone would say who believes `believed`. */
  readonly chance: number;
  /** The same for someone who sees X as well. */
  readonly true: { readonly chance: number } | null;
};

export type RoundStory = {
  readonly round: number;
  /** Numbers of the legs that X made in it; none where he stayed. */
  readonly legs: readonly number[];
  /** As X's turn ends; `null` where the game ended during it. */
  readonly afterX: CaptureRisk | null;
  /** What detectives did, in order; nothing that was taken back. */
  readonly moves: readonly MoveStory[];
  /**
   * All their moves as one choice, without what they found out while they moved; `null` where nobody had a choice.
   */
  readonly choice: Choice | null;
  /** As the round ends; after a capture it holds one stop and a chance of 1. `null` where no detective's turn came. */
  readonly afterDetectives: CaptureRisk | null;
  /** X's turn as a choice, as he saw it; `null` where he had none, or where it is not known. */
  readonly true: { readonly choice: XChoice | null };
};

/** A detective goes somewhere, or stays (`to` and `ticket` are `null`). */
export type DetectiveStep = {
  readonly detective: DetectiveId;
  readonly from: number;
  readonly to: number | null;
  readonly ticket: string | null;
};

/** What detectives did, and what it was worth. */
export type Choice = {
  /** That X is caught if they do it, reckoned before anybody knows whether it hits. */
  readonly chance: number;
  /** The best that could be found to do instead, with its chance; `null` where nothing is better. */
  readonly better: { readonly steps: readonly DetectiveStep[]; readonly chance: number } | null;
};

export type MoveStory = DetectiveStep &
  Choice & {
    /** By a joint special, in addition to his move. */
    readonly special: boolean;
    /** How likely X was where he came to; 0 where he stays. */
    readonly hit: number;
    readonly true: { readonly hit: boolean } | null;
  };

/** What X did, and what it was worth, as he saw it: he knows where he is, and what detectives can believe. */
export type XChoice = {
  /** That he is caught. */
  readonly chance: number;
  /** The single leg that was safest and the one that was most dangerous, the one he took among them. */
  readonly safest: XLeg;
  readonly riskiest: XLeg;
  /** The mean of all single legs. */
  readonly mean: number;
};

export type XLeg = {
  /** In games with two-part tickets the transport alone; `null`: face down. */
  readonly ticket: string | null;
  readonly stop: number;
  readonly chance: number;
};

/** A choice of detectives after which the chance was less than it could have been. */
export type TurningPoint = {
  readonly round: number;
  /** Whose move it was; `null`: the whole round. */
  readonly detective: DetectiveId | null;
  /** Before the choice; after it; and after the best other one. */
  readonly before: number;
  readonly after: number;
  readonly kept: number;
  /** What would have kept it; only the steps that differ from what was done. */
  readonly instead: readonly DetectiveStep[];
};

const X_TURNING_POINTS = ['risk', 'escape'] as const;

/** As X saw it. */
export type XTurningPoint = {
  readonly round: number;
  /** `risk`: something safer was there. `escape`: most of what was there was more dangerous. */
  readonly kind: (typeof X_TURNING_POINTS)[number];
  readonly chance: number;
  /** The safest for a risk, the riskiest for an escape. */
  readonly other: XLeg;
};

/**
 * A detective stood one legal move away from X, had the ticket, and did something else. Not where a colleague caught X
 * in the same round.
 */
export type MissedCapture = {
  readonly round: number;
  readonly detective: DetectiveId;
  readonly from: number;
  readonly stop: number;
  readonly ticket: string;
  /** How likely he was there, as detectives could believe. */
  readonly share: number;
  /** It was the only stop left: they could have known. */
  readonly certain: boolean;
};

/**
 * Luck of detectives: with each move the belief said how likely it was to hit. Over many games hits come to as
 * many as expected, as far as the model is right.
 */
export type DetectiveLuck = {
  /** Moves that could have hit. */
  readonly tries: number;
  /** Hits that were to be expected: the sum of `hit` over all moves. */
  readonly expected: number;
  /** Square root of the sum of `hit · (1 − hit)`: about how far from it chance alone leads. */
  readonly deviation: number;
  readonly true: {
    readonly hits: number;
    /** Hits less those expected: above 0 detectives were lucky. */
    readonly luck: number;
  } | null;
};
