import { describe, expect, it, vi } from 'vitest';
import { createAccountMaker } from './createAccount';

const body = { email: 'ann@example.com', password: 'popcorn1', language: 'en' };

function setUp() {
  const calls: string[] = [];
  const ports = {
    register: vi.fn(async () => void calls.push('register')),
    exchange: vi.fn(async (): Promise<{ token: string | null }> => {
      calls.push('exchange');
      return { token: 'custom' };
    }),
    signIn: vi.fn(async (token: string) => void calls.push(`signIn ${token}`)),
  };
  return { calls, ports, make: createAccountMaker(ports), signal: new AbortController().signal };
}

describe('an account', () => {
  it('[REG-02, REG-08] is registered, exchanged for a custom token, and signed in', async () => {
    const { calls, make, ports, signal } = setUp();
    await make(body, signal);
    expect(calls).toEqual(['register', 'exchange', 'signIn custom']);
    expect(ports.register).toHaveBeenCalledWith(body, signal);
    expect(ports.exchange).toHaveBeenCalledWith({ email: body.email, password: body.password }, signal);
  });

  it('that is refused is neither exchanged nor signed in, and registered anew the next time', async () => {
    const { calls, make, ports, signal } = setUp();
    ports.register.mockRejectedValueOnce(new Error('taken'));
    await expect(make(body, signal)).rejects.toThrow('taken');
    expect(calls).toEqual([]);
    await make(body, signal);
    expect(calls).toEqual(['register', 'exchange', 'signIn custom']);
  });

  it.each(['exchange', 'signIn'] as const)(
    'whose %s failed is not registered a second time',
    async (part) => {
      const { make, ports, signal } = setUp();
      ports[part].mockRejectedValueOnce(new Error('down'));
      await expect(make(body, signal)).rejects.toThrow('down');
      await make(body, signal);
      expect(ports.register).toHaveBeenCalledTimes(1);
      await make({ ...body, email: 'bea@example.com' }, signal);
      expect(ports.register).toHaveBeenCalledTimes(2);
    },
  );

  it('without a token is a failure', async () => {
    const { make, ports, signal } = setUp();
    ports.exchange.mockResolvedValueOnce({ token: null });
    await expect(make(body, signal)).rejects.toMatchObject({ call: 'tokenExchange', kind: 'contract' });
    expect(ports.signIn).not.toHaveBeenCalled();
  });

  it('that was given up meanwhile is not signed in', async () => {
    const { make, ports } = setUp();
    const giveUp = new AbortController();
    ports.exchange.mockImplementationOnce(async () => {
      giveUp.abort();
      return { token: 'custom' };
    });
    await expect(make(body, giveUp.signal)).rejects.toThrow();
    expect(ports.signIn).not.toHaveBeenCalled();
  });
});
