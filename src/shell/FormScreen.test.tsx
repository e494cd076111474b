import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { View } from '../../renderer';
import { createTestRoot } from '../../renderer/testing';
import type { TestRoot } from '../../renderer/testing';
import { createTexts, TextsContext } from '../i18n';
import { enAccount } from '../i18n/enAccount';
import { createStores, StoresContext } from '../session';
import { ok, type, write } from '../ui/keyboard/testing/typist';
import { FormScreen } from './FormScreen';

interface SetUp {
  email?: string;
  password?: string;
  wrong?: 'email' | 'password';
  busy?: boolean;
  /** What is wrong once the form was sent. */
  check?: (email: string, password: string) => 'email' | 'password' | null;
}

async function mount({ email: e = '', password: p = '', wrong, busy, check = () => null }: SetUp = {}) {
  const root = createTestRoot();
  const send = vi.fn();
  const back = vi.fn();
  const now = { email: e, password: p };
  function Page() {
    const [email, setEmail] = useState(e);
    const [password, setPassword] = useState(p);
    const [error, setError] = useState(wrong ?? null);
    Object.assign(now, { email, password });
    const said = (field: string) => (error === field ? `${field} is wrong` : null);
    return (
      <FormScreen
        testId="form"
        title="Sign in with email"
        help="One line of help"
        fields={[
          { id: 'email', label: 'Email', value: email, onChange: setEmail, error: said('email') },
          {
            id: 'password',
            label: 'Password',
            value: password,
            onChange: setPassword,
            masked: true,
            error: said('password'),
          },
        ]}
        actions={[
          {
            id: 'send',
            label: 'Sign in',
            busy,
            onPress() {
              send();
              setError(check(email, password));
            },
          },
          { id: 'other', label: 'Recover password', onPress: () => {} },
          { id: 'sign-up', label: 'Register', onPress: () => {}, look: 'link' },
        ]}
      />
    );
  }
  const texts = createTexts(async () => ({}));
  texts.addEnglish(enAccount);
  await root.render(
    <TextsContext.Provider value={texts}>
      <StoresContext.Provider
        value={createStores({ platform: 'browser', deviceId: 'd', version: '1.5.1', profile: null })}
      >
        <View w={1920} h={1080} group="free" onKey={({ key }) => key === 'back' && (back(), true)}>
          <Page />
        </View>
      </StoresContext.Provider>
    </TextsContext.Provider>,
  );
  return { root, send, back, now };
}

const json = (root: TestRoot): string => JSON.stringify(root.tree());

function nodeOf(root: TestRoot, id: string): ReturnType<TestRoot['tree']> {
  const walk = (node: ReturnType<TestRoot['tree']>): typeof node | undefined =>
    node.id === id ? node : node.children.map(walk).find((found) => found !== undefined);
  return walk(root.tree())!;
}

describe('where focus is at first', () => {
  it.each<[string, SetUp, string]>([
    ['the first field', {}, 'email'],
    ['the first empty field', { email: 'a@b.in' }, 'password'],
    ['the field that is wrong', { email: 'a', password: 'b', wrong: 'password' }, 'password'],
    ['the first action when all is written', { email: 'a', password: 'b' }, 'send'],
  ])('%s', async (_, setUp, expected) => {
    const { root } = await mount(setUp);
    expect(root.focusedId()).toBe(expected);
    await root.unmount();
  });
});

describe('by keys', () => {
  it('[KEYB-06] OK on a field goes to the keyboard, Done to the next field, after the last to the first action', async () => {
    const { root, now } = await mount();
    await ok(root);
    expect(root.focusedId()).toBe('key-a');
    await type(root, 'a', '@', 'b', 'done');
    expect([root.focusedId(), now.email]).toEqual(['password', 'a@b']);
    await ok(root);
    expect(root.focusedId()).toBe('key-a');
    await type(root, 'z', 'done');
    expect([root.focusedId(), now]).toEqual(['send', { email: 'a@b', password: 'z' }]);
    await root.unmount();
  });

  it('right goes to the keyboard, left from it back to the active field, also from beside an action', async () => {
    const { root } = await mount();
    await root.press('right');
    expect(root.focusedId()).toMatch(/^key-/);
    await root.press('left', 7);
    expect(root.focusedId()).toBe('email');
    await root.press('down');
    await root.press('down');
    expect(root.focusedId()).toBe('send');
    await root.press('right');
    await root.press('right');
    expect(root.focusedId()).toMatch(/^key-/);
    await root.press('left', 7);
    expect(root.focusedId()).toBe('password');
    await root.unmount();
  });

  it('fields, buttons and links are one column; the button of a masked field lies between it and the keyboard', async () => {
    const { root } = await mount();
    const seen: (string | null)[] = [];
    for (const key of ['down', 'right', 'right', 'left', 'left', 'down', 'down', 'up', 'up', 'up'] as const) {
      await root.press(key);
      seen.push(root.focusedId());
    }
    expect(seen[1]).toBe('password-reveal');
    expect(seen[2]).toMatch(/^key-/);
    expect(seen.slice(-6)).toEqual(['password', 'send', 'sign-up', 'send', 'password', 'email']);
    await root.unmount();
  });

  it("[ROUTE-34] back from field, button and keyboard is the screen's own", async () => {
    const { root, back } = await mount({ email: 'abc' });
    for (const id of ['email', 'send', 'key-c']) {
      await root.act(() => void root.scene.focus.focus(root.find(id)));
      await root.press('back');
    }
    expect(back).toHaveBeenCalledTimes(3);
    await root.unmount();
  });

  it('[KEYB-08] a hardware keyboard writes into the field with focus, and its Enter goes on', async () => {
    const { root, now, send } = await mount();
    await write(root, 'me@b.in');
    await ok(root);
    expect([root.focusedId(), now.email]).toEqual(['password', 'me@b.in']);
    await root.press('7');
    await write(root, 'x');
    await ok(root);
    expect([root.focusedId(), now.password]).toEqual(['send', '7x']);
    await ok(root);
    expect(send).toHaveBeenCalledTimes(1);
    await root.unmount();
  });
});

describe('by pointer', () => {
  it('a click on a field makes it active, and the keys write into it', async () => {
    const { root, now } = await mount();
    await root.act(() => void root.scene.focus.focus(root.find('password'), 'pointer'));
    await root.act(() => root.find('password').props.onPress?.());
    await root.act(() => void root.scene.focus.focus(root.find('key-x'), 'pointer'));
    await root.act(() => root.find('key-x').props.onPress?.());
    expect(now).toEqual({ email: '', password: 'x' });
    await root.unmount();
  });
});

describe('a pointer that only passes over a field', () => {
  it('[DEVICE-05] leaves the active one; letters of a hardware keyboard take the field it is over', async () => {
    const { root, now } = await mount();
    await root.act(() => void root.scene.focus.focus(root.find('password'), 'pointer'));
    await root.act(() => void root.scene.focus.focus(root.find('key-x'), 'pointer'));
    await root.act(() => root.find('key-x').props.onPress?.());
    expect(now).toEqual({ email: 'x', password: '' });
    await root.act(() => void root.scene.focus.focus(root.find('password'), 'pointer'));
    await write(root, 'y');
    await root.act(() => void root.scene.focus.focus(root.find('key-x'), 'pointer'));
    await root.act(() => root.find('key-x').props.onPress?.());
    expect(now).toEqual({ email: 'x', password: 'yx' });
    await root.unmount();
  });
});

describe('errors', () => {
  it('are said in alerts, and focus goes to the first field with one when the form is sent, each time', async () => {
    const { root, send } = await mount({ check: (email) => (email === '' ? 'email' : null) });
    for (const times of [1, 2]) {
      await root.act(() => void root.scene.focus.focus(root.find('send')));
      await ok(root);
      expect([root.focusedId(), send.mock.calls.length]).toEqual(['email', times]);
    }
    expect(nodeOf(root, 'email-error')).toMatchObject({ role: 'alert', name: 'email is wrong' });
    await type(root, 'a');
    expect(root.focusedId()).toBe('key-a');
    await root.unmount();
  });

  it('move no focus by a link or another action', async () => {
    const { root } = await mount({ wrong: 'email' });
    await root.act(() => void root.scene.focus.focus(root.find('sign-up')));
    await ok(root);
    expect(root.focusedId()).toBe('sign-up');
    await root.unmount();
  });
});

describe('a masked field', () => {
  it('[AUTH-02] shows dots only, also in the scene; its button shows and hides the letters and keeps focus', async () => {
    const { root, now } = await mount({ email: 'a@b', password: 'secret7' });
    expect(json(root)).not.toContain('secret7');
    expect(nodeOf(root, 'password').value).toBe('•••••••');
    await root.act(() => void root.scene.focus.focus(root.find('password-reveal')));
    expect(nodeOf(root, 'password-reveal')).toMatchObject({ role: 'button', name: 'Show password' });
    await ok(root);
    expect(nodeOf(root, 'password').value).toBe('secret7');
    expect(nodeOf(root, 'password-reveal')).toMatchObject({ name: 'Hide password', focused: true });
    await ok(root);
    expect(json(root)).not.toContain('secret7');
    expect(now.password).toBe('secret7');
    await root.unmount();
  });
});

it('an action that waits for an answer keeps focus, says so and cannot be pressed', async () => {
  const { root, send } = await mount({ email: 'a', password: 'b', busy: true });
  await ok(root);
  expect([root.focusedId(), send.mock.calls.length]).toEqual(['send', 0]);
  expect(nodeOf(root, 'send').busy).toBe(true);
  await root.unmount();
});

it('a text longer than its box shows its end; caret and letters stay inside', async () => {
  const { root } = await mount({ email: `${'w'.repeat(200)}@example.com ` });
  await root.act(() => void root.scene.focus.focus(root.find('email')));
  const [line] = root.find('email').children;
  const [letters, caret] = line!.children;
  const shown = letters!.layout!.lines[0]!;
  expect(shown).toMatch(/^…w+@example\.com $/);
  expect(caret!.target.x).toBeGreaterThan(letters!.target.x);
  expect(caret!.target.x + caret!.target.w).toBeLessThanOrEqual(line!.target.w);
  await root.unmount();
});

it('a letter changes its field and nothing else', async () => {
  const { root } = await mount();
  await type(root, 'c');
  const { counters } = root.scene;
  const before = counters.hostUpdated;
  await root.act(() => root.find('key-c').props.onPress?.());
  // its letters
  expect(counters.hostUpdated - before).toBe(1);
  await root.unmount();
});
