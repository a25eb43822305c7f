import { z } from 'zod';
import { customId, noFields } from '../../socket/requests/fields.js';
import { host, type Routes, route } from '../../socket/requests/route.js';
import { BoardsService } from './boards.service.js';

export const boardRoutes: Routes<'board'> = {
  'board:list': route(BoardsService, {
    ask: noFields,
    who: host,
    cost: 2,
    serve: (boards) => boards.list(),
  }),
  'board:send': route(BoardsService, {
    ask: noFields,
    who: host,
    cost: 5,
    serve: (boards) => boards.expect(),
  }),
  'board:remove': route(BoardsService, {
    ask: z.strictObject({ board: customId }),
    who: host,
    cost: 2,
    serve: (boards, _client, { board }) => boards.remove(board),
  }),
};
