import { describe, expect, it } from 'vitest';
import { invitationOf, takeInvitation } from './fragment.js';

describe('the invitation in the address', () => {
  it('is read from the fragment', () => {
    expect(invitationOf('#c=AB-12')).toEqual({ code: 'AB-12' });
    expect(invitationOf('#c=AB-12&channel=k_-')).toEqual({ code: 'AB-12', channel: 'k_-' });
    expect(invitationOf('#i=AB-12&channel=k_-')).toEqual({
      code: 'AB-12',
      channel: 'k_-',
      isCorrespondence: true,
    });
    expect(invitationOf('#i=AB-12')).toEqual({ code: 'AB-12', isCorrespondence: true });
    expect(invitationOf('#channel=k')).toBeNull();
    expect(invitationOf('#c=')).toBeNull();
    expect(invitationOf('')).toBeNull();
    expect(invitationOf('#x=1')).toBeNull();
  });

  it('leaves the address bar at once', () => {
    const written: unknown[] = [];
    const history = { replaceState: (...args: unknown[]) => void written.push(args) };
    const location = { hash: '#c=QQQQ&channel=k', pathname: '/play', search: '' };
    expect(takeInvitation(location, history)).toEqual({ code: 'QQQQ', channel: 'k' });
    expect(written).toEqual([[null, '', '/play']]);
  });
});
