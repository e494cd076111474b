import { describe, expect, it } from 'vitest';
import { ApiError, serviceCode } from './apiError';
import { IdentityError } from './identityError';

const cause = new TypeError('x');

describe('what an error says in a report', () => {
  it.each([
    ['network', null, 'asset: network'],
    ['status', 500, 'asset: status 500'],
  ] as const)('[ERR-03] of kind %s: %s', (kind, status, message) => {
    const error = new ApiError({ call: 'asset', kind, status, service: null, cause });
    expect([error.name, error.message, error.cause]).toEqual(['ApiError', message, cause]);
  });

  it('[ERR-03] of the identity provider: its own code as well', () => {
    const error = new IdentityError('network', 'auth/timeout', cause);
    expect([error.name, error.message, error.cause]).toEqual([
      'IdentityError',
      'identity: network (auth/timeout)',
      cause,
    ]);
  });

  it.each([
    [' why ', ' what ', 'why'],
    [' ', ' what ', 'what'],
    [null, ' ', null],
    [null, null, null],
  ])('the service`s reason %j and code %j: %j', (reasonCode, code, said) => {
    const service = { code, reasonCode, details: null, message: null };
    expect(serviceCode(new ApiError({ call: 'asset', kind: 'status', status: 400, service }))).toBe(said);
  });

  it('an answer without a refusal has none', () => {
    expect(
      serviceCode(new ApiError({ call: 'asset', kind: 'network', status: null, service: null })),
    ).toBeNull();
  });
});
