import type { RequestHandler } from 'express';

const BAD_REQUEST = 400;
const METHOD_NOT_ALLOWED = 405;

/**
 * Over HTTP there is something to read and nothing to do. A second Host, which RFC 9112 forbids,
 * could be taken for the first one by whatever stands in between.
 */
export const refuseOtherMethods: RequestHandler = (request, response, next) => {
  if ((request.headersDistinct.host?.length ?? 0) > 1) {
    response.sendStatus(BAD_REQUEST);
  } else if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.set('Allow', 'GET, HEAD').sendStatus(METHOD_NOT_ALLOWED);
  } else {
    next();
  }
};
