import { describe, expect, it } from 'vitest';
import type { SceneNode } from '../../../renderer';
import type { TestRoot } from '../../../renderer/testing';
import { write } from '../../ui/keyboard/testing/typist';
import {
  answered,
  find,
  HARJIT,
  make,
  mount,
  NOOR,
  press,
  refusal,
  SIMRAN,
  words,
} from './testing/profileScreens';

const name = (root: TestRoot): unknown => find(root, 'profile-name').value;

/** By the keyboard on the screen. */
async function clear(root: TestRoot): Promise<void> {
  await press(root, 'profile-name');
  await press(root, 'key-clear');
  await press(root, 'key-done');
  await root.act(() => void root.scene.focus.focus(root.find('profile-name')));
}

/** Before React has drawn what the first press changed. */
async function pressTwice(root: TestRoot, id: string): Promise<void> {
  const { onPress } = root.find(id).props;
  await root.act(() => void root.scene.focus.focus(root.find(id)));
  await root.act(() => {
    onPress?.();
    onPress?.();
  });
}

describe('/add_profile', () => {
  it('[PROFILE-20, PROFILE-21, PROFILE-33] sends name, rating 21 and language, and ends on the new tile', async () => {
    const { root, api, seen } = await mount({ path: '/add_profile', profileLimit: 5 });
    expect(root.query('floated-keyboard')).not.toBeNull();
    await write(root, 'Jas');
    await press(root, 'key-done');
    expect(root.query('floated-keyboard')).toBeNull();
    expect(root.focusedId()).toBe('language-en');
    await press(root, 'language-pa');
    await press(root, 'profile-save');
    expect(api.addProfile).toHaveBeenCalledExactlyOnceWith({
      name: 'Jas',
      maturityRating: 21,
      language: 'pa',
    });
    expect(seen.path).toBe('/profiles');
    await answered(root);
    expect(root.focusedId()).toBe('profile-added');
    expect(root.query('profiles-notice')).toBeNull();
    expect(root.query('profile-add')).toBeNull();
  });

  it('[PROFILE-16, PROFILE-17, PROFILE-19] says what is wrong with a name and sends nothing until it is right', async () => {
    const { root, api } = await mount({ path: '/add_profile', profileLimit: 5 });
    await root.press('back');
    expect(root.focusedId()).toBe('profile-name');
    expect(root.query('profile-name-error')).toBeNull();
    await press(root, 'profile-save');
    expect(find(root, 'profile-name-error').name).toBe('Name is required');
    expect(root.focusedId()).toBe('profile-name');
    await write(root, 'NOOR');
    expect(find(root, 'profile-name-error').name).toBe(
      'The entered profile name already exists. Please enter a different profile name.',
    );
    await press(root, 'profile-save');
    expect(api.addProfile).not.toHaveBeenCalled();
    await write(root, ' K');
    expect(root.query('profile-name-error')).toBeNull();
    await press(root, 'profile-save');
    expect(api.addProfile).toHaveBeenCalledTimes(1);
  });

  it('[PROFILE-25] shows what the service says, keeps what was typed, and can be tried again', async () => {
    let details: string | null = 'No room for another one.';
    const { root, api } = await mount({
      path: '/add_profile',
      profileLimit: 5,
      save: async () => {
        throw refusal('saveProfile', 409, details);
      },
    });
    await write(root, 'Jas');
    await press(root, 'key-done');
    await press(root, 'profile-save');
    expect(find(root, 'profile-refusal').name).toBe('No room for another one.');
    expect([root.focusedId(), name(root)]).toEqual(['profile-save', 'Jas']);
    details = null;
    await press(root, 'profile-save');
    expect(find(root, 'profile-refusal').name).toBe('Something went wrong. Please relogin!');
    expect(api.addProfile).toHaveBeenCalledTimes(2);
  });

  it('OK pressed twice saves once; focus stays', async () => {
    const { root, api } = await mount({
      path: '/add_profile',
      profileLimit: 5,
      save: () => new Promise(() => {}),
    });
    await write(root, 'Jas');
    await press(root, 'key-done');
    await pressTwice(root, 'profile-save');
    await press(root, 'profile-save');
    expect(api.addProfile).toHaveBeenCalledTimes(1);
    expect(root.focusedId()).toBe('profile-save');
    expect(find(root, 'profile-save').busy).toBe(true);
  });

  it('[PROFILE-06] without room leads back, and says so', async () => {
    const { root, api, seen } = await mount({ path: '/add_profile', profileLimit: 4 });
    expect(seen).toEqual({ path: '/profiles', state: { notice: 'profiles.full' } });
    expect(words(root)).toContain('Your plan has no room for another profile');
    expect(api.addProfile).not.toHaveBeenCalled();
  });

  it('[PROFILE-21, PROFILE-29] has no control for rating or lock, only the hint', async () => {
    const { root } = await mount({ path: '/add_profile', profileLimit: 5 });
    await root.press('back');
    const hint = JSON.stringify(find(root, 'web-hint'));
    expect(hint).toContain('Parental control and profile lock are changed on the web');
    expect(hint).toContain('https://tv.example/account');
    const controls = [...words(root).matchAll(/"id":"([\w-]+)","role":"(?:button|textbox)"/g)].map(
      ([, id]) => id,
    );
    expect(controls).toEqual([
      'profile-name',
      'language-en',
      'language-pa',
      'profile-save',
      'profile-cancel',
    ]);
  });
});

describe('/edit_profile', () => {
  it('[PROFILE-18, PROFILE-22, PROFILE-32, PROFILE-33] sends the whole form for a profile fetched anew', async () => {
    const { root, api, profileSaved, seen } = await mount({ path: '/edit_profile/noor' });
    expect(api.profile.mock.calls[0]?.[0]).toBe('noor');
    expect([name(root), root.focusedId()]).toEqual(['Noor', 'profile-name']);
    await press(root, 'language-pa');
    expect(find(root, 'language-pa').checked).toBe(true);
    await press(root, 'profile-save');
    expect(api.editProfile).toHaveBeenCalledExactlyOnceWith('noor', { name: 'Noor', language: 'pa' });
    expect(profileSaved.mock.calls[0]?.[0]).toMatchObject({ uuid: 'noor', language: 'pa' });
    expect(seen.path).toBe('/profiles');
    expect(root.focusedId()).toBe('profile-noor');
  });

  it('[PROFILE-22] with interests on they are part of the whole', async () => {
    const { root, api } = await mount({ path: '/edit_profile/simran', interestsEnabled: true });
    await write(root, '!');
    await press(root, 'profile-save');
    expect(api.editProfile).toHaveBeenCalledExactlyOnceWith('simran', {
      name: 'Simran Gill!',
      language: 'en',
      interests: ['drama'],
    });
  });

  it('[PROFILE-22] interests are chosen on the form, and saved with it', async () => {
    const { root, api } = await mount({ path: '/edit_profile/simran', interestsEnabled: true });
    expect(find(root, 'interest-drama').checked).toBe(true);
    await press(root, 'interest-music');
    await press(root, 'interest-drama');
    await press(root, 'profile-save');
    expect(api.editProfile.mock.calls[0]?.[1]).toMatchObject({ interests: ['music'] });
  });

  it('[PROFILE-20] without interests in the deployment the form has none', async () => {
    const { root, api } = await mount({ path: '/edit_profile/simran' });
    expect(root.query('interests')).toBeNull();
    expect(api.interests).not.toHaveBeenCalled();
  });

  it('[PROFILE-19] a name taken by another blocks saving', async () => {
    const { root, api } = await mount({ path: '/edit_profile/noor' });
    await clear(root);
    await write(root, 'teen');
    await press(root, 'profile-save');
    expect(find(root, 'profile-name-error').name).toContain('already exists');
    expect([root.focusedId(), api.editProfile.mock.calls.length]).toEqual(['profile-name', 0]);
  });

  it('[PROFILE-28] a profile with a PIN asks for it first, by URL too', async () => {
    const { root, api, seen } = await mount({ path: '/edit_profile/harjit', current: 'harjit' });
    expect(root.query('profile-name')).toBeNull();
    expect(find(root, 'pin-entry').name).toBe('Enter your PIN, To edit the profile Harjit');
    expect(words(root), 'over the profiles, not over a skeleton').not.toContain('Loading');
    for (const { uuid } of [SIMRAN, HARJIT, NOOR]) expect(root.query(`profile-${uuid}`), uuid).not.toBeNull();
    for (const digit of '1111') await root.press(digit as '1');
    expect(find(root, 'pin-wrong').name).toBe('Wrong PIN. Please try again.');
    for (const digit of '2468') await root.press(digit as '2');
    await answered(root);
    expect([name(root), root.focusedId()]).toEqual([HARJIT.name, 'profile-name']);
    await press(root, 'profile-save');
    expect(api.editProfile.mock.calls[0]?.[1]).toEqual({ name: 'Harjit', language: 'pa' });
    expect(seen.path).toBe('/profiles');
  });

  it('[PROFILE-28, PROFILE-32] a PIN that was set on the web since counts', async () => {
    const { root } = await mount({
      path: '/edit_profile/noor',
      fresh: async () => ({ ...NOOR, pin: '1357' }),
    });
    expect(root.query('pin-entry')).not.toBeNull();
    expect(root.query('profile-name')).toBeNull();
  });

  it('[PROFILE-28] the profiles stay while a locked one is fetched anew, and nothing in them answers', async () => {
    const { root, seen } = await mount({
      path: '/edit_profile/harjit',
      fresh: () => new Promise(() => {}),
    });
    expect(root.query('profile-simran')).not.toBeNull();
    expect(root.query('pin-entry')).toBeNull();
    for (const id of ['profile-simran', 'edit-simran', 'delete-noor', 'sign-out'])
      if (root.query(id) !== null) await press(root, id);
    expect(seen.path).toBe('/edit_profile/harjit');
    await root.press('back');
    await answered(root);
    expect(seen.path).toBe('/profiles');
  });

  it.each(['back', 'cancel'])('[PIN-07] %s of the PIN leads back to /profiles', async (way) => {
    const { root, seen } = await mount({ path: '/edit_profile/harjit' });
    if (way === 'back') await root.press('back');
    else await press(root, 'pin-cancel');
    await answered(root);
    expect(seen.path).toBe('/profiles');
  });

  it.each(['back', 'profile-cancel'])('%s sends nothing and leads back to where focus was', async (way) => {
    const { root, api, seen } = await mount();
    await press(root, 'edit-noor');
    expect(seen.path).toBe('/edit_profile/noor');
    if (way === 'back') await root.press('back');
    else await press(root, way);
    await answered(root);
    expect([seen.path, root.focusedId()]).toEqual(['/profiles', 'edit-noor']);
    expect(api.editProfile).not.toHaveBeenCalled();
  });

  it.each([
    ['of no profile', { path: '/edit_profile/nobody' }],
    [
      'of one that is gone since',
      {
        path: '/edit_profile/noor',
        fresh: async () => {
          throw refusal('profile', 404);
        },
      },
    ],
  ])('an address %s leads to /profiles, which says so', async (_what, setUp) => {
    const { root, seen } = await mount(setUp);
    expect(seen).toEqual({ path: '/profiles', state: { notice: 'profiles.gone' } });
    expect(words(root)).toContain('This profile is no longer there');
  });

  it('a service that cannot say how the profile is leaves it as in the list', async () => {
    const { root, report } = await mount({
      path: '/edit_profile/noor',
      fresh: async () => {
        throw refusal('profile', 500);
      },
    });
    expect(name(root)).toBe('Noor');
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('a language that is offered no more stays the chosen one', async () => {
    const family = [SIMRAN, make('x', 'Xenia', { language: 'hi' })];
    const { root } = await mount({ path: '/edit_profile/x', family });
    expect(find(root, 'language-hi').checked).toBe(true);
    expect(find(root, 'languages').children).toHaveLength(3);
  });

  it('a long or hostile name is shown as text and can be written over', async () => {
    const hostile = `<b>\u0000${'x'.repeat(10_000)}`;
    const family = [SIMRAN, make('x', hostile)];
    const { root } = await mount({ path: '/edit_profile/x', family });
    expect(name(root)).toBe(hostile);
    await write(root, 'y');
    expect(name(root)).toBe(hostile);
  });
});

/** Where the node of that name is. */
function rectOf(node: SceneNode, wanted: string): SceneNode['rect'] | null {
  if (node.name === wanted && node.children.length === 0) return node.rect;
  for (const child of node.children) {
    const found = rectOf(child, wanted);
    if (found !== null) return found;
  }
  return null;
}

describe('/delete_profile', () => {
  it('the question stands in the middle of the stage: title, avatar, words and buttons', async () => {
    const { root } = await mount({ path: '/delete_profile/noor' });
    const yes = find(root, 'delete-yes').rect;
    const cancel = find(root, 'delete-cancel').rect;
    expect((yes.x + cancel.x + cancel.w) / 2).toBe(960);
    for (const text of ['Remove', 'N', 'Do you want to delete the profile Noor?']) {
      const { x, w } = rectOf(root.tree(), text)!;
      expect(x + w / 2, text).toBe(960);
    }
  });

  it('[PROFILE-23] asks with focus on Cancel; Yes deletes once and leads back', async () => {
    const { root, api, seen } = await mount({ path: '/delete_profile/noor' });
    expect(find(root, 'delete-words').name).toBe('Do you want to delete the profile Noor?');
    expect(root.focusedId()).toBe('delete-cancel');
    await press(root, 'delete-yes');
    expect(api.deleteProfile).toHaveBeenCalledExactlyOnceWith('noor');
    expect(seen.path).toBe('/profiles');
    await answered(root);
    expect(root.query('profile-noor')).toBeNull();
    expect(root.focusedId()).toBe('profile-harjit');
    expect(root.query('profiles-notice')).toBeNull();
  });

  it.each(['back', 'delete-cancel'])('[PROFILE-23] %s sends nothing', async (way) => {
    const { root, api, seen } = await mount({ path: '/delete_profile/noor' });
    if (way === 'back') await root.press('back');
    else await press(root, way);
    await answered(root);
    expect([seen.path, api.deleteProfile.mock.calls.length]).toEqual(['/profiles', 0]);
  });

  it('OK pressed twice deletes once', async () => {
    const { root, api } = await mount({ path: '/delete_profile/noor', remove: () => new Promise(() => {}) });
    await pressTwice(root, 'delete-yes');
    await press(root, 'delete-yes');
    expect(api.deleteProfile).toHaveBeenCalledTimes(1);
    expect(root.focusedId()).toBe('delete-yes');
  });

  it('[PROFILE-24] a failure is reported alone; the list is as it was', async () => {
    const { root, report, resetProfile, seen } = await mount({
      path: '/delete_profile/noor',
      current: 'noor',
      remove: async () => {
        throw refusal('deleteProfile', 500);
      },
    });
    await press(root, 'delete-yes');
    await answered(root);
    expect([seen.path, root.focusedId()]).toEqual(['/profiles', 'profile-noor']);
    expect(report).toHaveBeenCalledTimes(1);
    expect(resetProfile).not.toHaveBeenCalled();
  });

  it('the current profile that is deleted is nobody`s any more', async () => {
    const { root, resetProfile } = await mount({ path: '/delete_profile/noor', current: 'noor' });
    await press(root, 'delete-yes');
    expect(resetProfile).toHaveBeenCalledTimes(1);
  });

  it('[PROFILE-27] one with a PIN is managed on the web', async () => {
    const { root, api, seen } = await mount({ path: '/delete_profile/harjit' });
    expect(words(root)).toContain('https://tv.example/account');
    expect(root.query('delete-yes')).toBeNull();
    expect(root.focusedId()).toBe('delete-ok');
    await press(root, 'delete-ok');
    expect([seen.path, api.deleteProfile.mock.calls.length]).toEqual(['/profiles', 0]);
  });

  it.each([
    ['simran', 'profiles.firstStays', 'The first profile cannot be removed'],
    ['nobody', 'profiles.gone', 'This profile is no longer there'],
  ])('[PROFILE-26] /delete_profile/%s leads back with %s', async (uuid, notice, said) => {
    const { root, api, seen } = await mount({ path: `/delete_profile/${uuid}` });
    expect(seen).toEqual({ path: '/profiles', state: { notice } });
    expect(words(root)).toContain(said);
    expect(api.deleteProfile).not.toHaveBeenCalled();
  });
});
