import { describe, expect, it } from 'vitest';
import { codeOf, takeCode } from './fragment.js';

describe('the claim code in the address', () => {
  it('is read from the fragment', () => {
    expect(codeOf('#c=AB-12')).toBe('AB-12');
    expect(codeOf('#c=')).toBeNull();
    expect(codeOf('')).toBeNull();
    expect(codeOf('#x=1')).toBeNull();
  });

  it('leaves the address bar at once', () => {
    const written: unknown[] = [];
    const history = { replaceState: (...args: unknown[]) => void written.push(args) };
    const location = { hash: '#c=QQQQ', pathname: '/play', search: '' };
    expect(takeCode(location, history)).toBe('QQQQ');
    expect(written).toEqual([[null, '', '/play']]);
  });
});
