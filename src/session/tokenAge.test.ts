import { describe, expect, it } from 'vitest';
import { claimsOf, createTokenAge } from './tokenAge';

const HOUR = 3600;
const ISSUED = Date.parse('2026-11-30T12:00:00Z') / 1000;
const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (claims: object, name = ''): string => `head.${encoded(claims)}.${name}`;
const token = (name = ''): string => tokenOf({ iat: ISSUED, exp: ISSUED + HOUR, sub: 'm' }, name);

function setUp() {
  const time = { monotonic: 0, service: null as number | null };
  const hasExpired = createTokenAge({ monotonic: () => time.monotonic, serviceTime: () => time.service });
  return { time, hasExpired };
}

describe('a token’s age', () => {
  it('[AUTH-23] counts by the monotonic clock from its first use', () => {
    const { hasExpired, time } = setUp();
    time.monotonic = 5000;
    expect(hasExpired(token())).toBe(false);
    time.monotonic += (HOUR - 30) * 1000 - 1;
    expect(hasExpired(token())).toBe(false);
    time.monotonic += 1;
    expect(hasExpired(token())).toBe(true);
    expect(hasExpired(token('next'))).toBe(false);
  });

  it('[AUTH-23] of an earlier launch counts by the service’s time', () => {
    const { hasExpired, time } = setUp();
    time.service = (ISSUED + HOUR - 30) * 1000 - 1;
    expect(hasExpired(token())).toBe(false);
    time.service += 1;
    expect(hasExpired(token())).toBe(true);
  });

  it('[AUTH-23] of this launch does not, since the provider’s clock may be another: it would be renewed at each request', () => {
    const { hasExpired, time } = setUp();
    time.service = (ISSUED + 9 * HOUR) * 1000;
    expect(hasExpired(token())).toBe(true);
    expect(hasExpired(token('renewed'))).toBe(false);
    expect(hasExpired(token('renewed'))).toBe(false);
  });

  it('of a second is renewed a tenth of it early', () => {
    const { hasExpired, time } = setUp();
    const brief = tokenOf({ iat: ISSUED, exp: ISSUED + 1 });
    expect(hasExpired(brief)).toBe(false);
    time.monotonic = 899;
    expect(hasExpired(brief)).toBe(false);
    time.monotonic = 900;
    expect(hasExpired(brief)).toBe(true);
  });

  it.each(['token', 'a.b.c', `a.${encoded(null)}.c`, `a.${encoded(7)}.c`, tokenOf({ sub: 'm' }), ''])(
    'is the SDK’s to judge where %j tells no times',
    (strange) => {
      const { hasExpired, time } = setUp();
      time.service = ISSUED * 2000;
      expect(hasExpired(strange)).toBe(false);
      time.monotonic = 1e12;
      expect(hasExpired(strange)).toBe(false);
    },
  );

  it('is read from base64url', () => {
    expect(claimsOf(tokenOf({ sub: '~~~???>>>' })).sub).toBe('~~~???>>>');
  });
});
