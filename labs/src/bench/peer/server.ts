import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * boardgame.io with its in-memory store and a game of the same shape: a hidden mover with a log,
 * five detectives with tickets, a view for each player. It checks no rules, which favours it.
 * Runs in the folder where boardgame.io was installed.
 */

type PeerState = {
  readonly x: { stop: number; readonly tickets: number[]; log: { ticket: string; stop: number }[] };
  readonly detectives: { stop: number; readonly tickets: number[] }[];
};
type Context = { readonly G: PeerState; readonly ctx: { readonly playOrderPos: number } };
type BoardgameServer = {
  Server(config: { readonly games: readonly unknown[]; readonly origins: readonly string[] }): {
    run(config: { readonly port: number; readonly callback: () => void }): Promise<{
      readonly appServer: { address(): { readonly port: number } };
    }>;
  };
};

/** As many slots as a log of Scotland Yard has. */
const SLOTS = 24;

const yard = {
  name: 'yard',
  setup: (): PeerState => ({
    x: { stop: 45, tickets: [4, 3, 3, 5, 2], log: [] },
    detectives: [13, 26, 29, 34, 50].map((stop) => ({ stop, tickets: [10, 8, 4] })),
  }),
  moves: {
    go: ({ G, ctx }: Context, ticket: string, stop: number) => {
      if (ctx.playOrderPos === 0) {
        G.x.stop = stop;
        G.x.log = [...G.x.log, { ticket, stop }].slice(-SLOTS);
      } else {
        const detective = G.detectives[ctx.playOrderPos - 1];
        if (detective !== undefined) detective.stop = stop;
      }
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }: { readonly G: PeerState; readonly playerID: string | null }) =>
    playerID === '0'
      ? G
      : {
          detectives: G.detectives,
          x: { tickets: G.x.tickets, log: G.x.log.map(({ ticket }) => ({ ticket })) },
        },
};

const load = createRequire(join(process.cwd(), 'package.json'));
const { Server } = load('boardgame.io/server') as BoardgameServer;
const { appServer } = await Server({ games: [yard], origins: [] }).run({
  port: 0,
  callback: () => {},
});
console.log(`peer listens on ${appServer.address().port}.`);
process.on('disconnect', () => process.exit());
