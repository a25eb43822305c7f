import type { Request, RequestHandler } from 'express';

const BAD_REQUEST = 400;
const METHOD_NOT_ALLOWED = 405;

/** Where a board can be sent, by an address that was made for it (`UploadSlots`). */
const UPLOAD = /^\/boards\/[0-9a-f]{32}$/;

/**
 * Over HTTP there is something to read and nothing to do but to send a board. A second Host, which RFC 9112 forbids,
 * could be taken for the first one by whatever stands in between.
 */
export const refuseOtherMethods: RequestHandler = (request, response, next) => {
  if ((request.headersDistinct.host?.length ?? 0) > 1) {
    response.sendStatus(BAD_REQUEST);
  } else if (!isAllowed(request)) {
    response.set('Allow', 'GET, HEAD').sendStatus(METHOD_NOT_ALLOWED);
  } else {
    next();
  }
};

function isAllowed({ method, path }: Pick<Request, 'method' | 'path'>): boolean {
  return method === 'GET' || method === 'HEAD' || (method === 'PUT' && UPLOAD.test(path));
}
