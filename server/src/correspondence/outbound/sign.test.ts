import { expect, it } from 'vitest';
import { newHookSecret, signedHeaders } from './sign.js';

// The example of the specification's own libraries (github.com/standard-webhooks/standard-webhooks).
it('signs as Standard Webhooks says', () => {
  const signed = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' };
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const headers = signedHeaders(signed, secret, 1_614_265_330_000);
  expect(headers).toMatchObject({
    'webhook-id': signed.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

it('makes a secret of its own for each hook', () => {
  const [one, other] = [newHookSecret(), newHookSecret()];
  expect(one).not.toBe(other);
  expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
});
