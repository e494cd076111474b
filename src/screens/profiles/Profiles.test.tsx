import { describe, expect, it } from 'vitest';
import type { TestRoot } from '../../../renderer/testing';
import type { MenuLink } from '../../contract';
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

const tile = (root: TestRoot, uuid: string) => JSON.stringify(find(root, `profile-${uuid}`));

async function type(root: TestRoot, digits: string): Promise<void> {
  for (const digit of digits) await root.press(digit as '0');
}

describe('/profiles', () => {
  it('[PROFILE-01] is titled, with one tile for each profile and its initials', async () => {
    const { root } = await mount();
    expect(words(root)).toContain('"Who is watching"');
    expect(find(root, 'faces').children).toHaveLength(4);
    expect(find(root, 'profile-simran').name).toBe('Simran Gill');
    const initials = root.find('profile-simran').children[0];
    expect(initials?.props.children).toBe('SG');
  });

  it('[PROFILE-01] the avatars have different colours', async () => {
    const { root } = await mount();
    const colors = ['simran', 'harjit', 'noor', 'teen'].map(
      (uuid) => root.find(`profile-${uuid}`).props.color,
    );
    expect(new Set(colors).size).toBe(4);
  });

  it('[PROFILE-02] the kids badge is on a tile at 7, and not at 8', async () => {
    const { root } = await mount();
    expect(tile(root, 'noor')).toContain('kids-badge');
    expect(tile(root, 'teen')).not.toContain('kids-badge');
    expect(tile(root, 'simran')).not.toContain('kids-badge');
  });

  it('[PROFILE-03] the lock is on a profile with a PIN only', async () => {
    const { root } = await mount();
    expect(tile(root, 'harjit')).toContain('lock-icon');
    expect(find(root, 'profile-harjit').name).toBe('Harjit Locked');
    expect(tile(root, 'simran')).not.toContain('lock-icon');
  });

  it('[PROFILE-04] edit shows on the focused profile only, also while focus is on what is below it', async () => {
    const { root } = await mount({ state: { managing: true } });
    const shown = () =>
      ['simran', 'harjit', 'noor', 'teen'].filter((uuid) => find(root, `edit-${uuid}`).onScreen);
    await root.wait(600);
    expect(shown()).toEqual(['simran']);
    await root.press('right');
    await root.wait(300);
    expect(shown()).toEqual(['harjit']);
    await root.press('down');
    await root.press('right');
    expect([root.focusedId(), shown()]).toEqual(['remove-harjit', ['harjit']]);
    await root.press('right');
    expect(root.focusedId()).toBe('profile-noor');
    await root.press('down', 2);
    await root.wait(300);
    expect([root.focusedId(), shown()]).toEqual(['manage-profiles', []]);
  });

  it('[PROFILE-04, PROFILE-05] edit and remove open their forms', async () => {
    for (const [id, path] of [
      ['edit-noor', '/edit_profile/noor'],
      ['remove-noor', '/delete_profile/noor'],
      ['edit-simran', '/edit_profile/simran'],
    ] as const) {
      const { root, seen } = await mount({ state: { managing: true } });
      await press(root, id);
      expect(seen.path).toBe(path);
    }
  });

  it('[PROFILE-05] remove is behind Manage, which Done and back leave again, keeping the focus', async () => {
    const { root, seen } = await mount();
    const removable = () =>
      ['harjit', 'noor', 'teen'].filter((uuid) => root.query(`remove-${uuid}`) !== null);
    expect(removable()).toEqual([]);
    await press(root, 'manage-profiles');
    expect([root.focusedId(), find(root, 'manage-profiles').name]).toEqual(['manage-profiles', 'Done']);
    expect(removable()).toEqual(['harjit', 'noor', 'teen']);
    await press(root, 'manage-profiles');
    expect(removable()).toEqual([]);
    await press(root, 'manage-profiles');
    await root.press('back');
    expect([seen.path, removable()]).toEqual(['/profiles', []]);
  });

  it('[PROFILE-05] the account`s only profile offers nothing to manage', async () => {
    const { root } = await mount({ family: [SIMRAN] });
    expect(root.query('manage-profiles')).toBeNull();
  });

  it('[PROFILE-05] while profiles are managed remove is on every one but the first, focused or not', async () => {
    const { root } = await mount({ state: { managing: true } });
    await root.wait(600);
    expect(root.query('remove-simran')).toBeNull();
    for (const uuid of ['harjit', 'noor', 'teen'])
      expect(find(root, `remove-${uuid}`).onScreen, uuid).toBe(true);
  });

  it('[PROFILE-05, DEVICE-05] edit and remove stay beneath the pointer that hovers them', async () => {
    const { root } = await mount({ state: { managing: true } });
    await root.wait(600);
    for (const id of ['remove-noor', 'edit-teen', 'remove-teen']) {
      const { rect } = find(root, id);
      await root.act(() => void root.scene.focus.focus(root.find(id), 'pointer'));
      await root.wait(300);
      expect([root.focusedId(), find(root, id).rect]).toEqual([id, rect]);
    }
  });

  it.each([
    [5, true],
    [4, false],
    [1, false],
  ])('[PROFILE-06] with four profiles of %d the add tile shows: %s', async (profileLimit, shown) => {
    const { root, seen } = await mount({ profileLimit });
    expect(root.query('profile-add') !== null).toBe(shown);
    expect(find(root, 'faces').children).toHaveLength(shown ? 5 : 4);
    if (shown) {
      await press(root, 'profile-add');
      expect(seen.path).toBe('/add_profile');
    }
  });

  it('[PROFILE-33] begins at the profile that was added or edited', async () => {
    const { root } = await mount({ state: { focusProfile: 'noor' }, current: 'simran' });
    expect(root.focusedId()).toBe('profile-noor');
  });

  it('a notice says why the viewer was sent back', async () => {
    const { root } = await mount({ state: { notice: 'profiles.gone' } });
    expect(find(root, 'profiles-notice').name).toBe('This profile is no longer there');
  });

  it.each([2, 6, 7, 12])('one focus stays whatever is pressed among %d profiles', async (count) => {
    const many = Array.from({ length: count }, (_, index) => make(`p${index}`, `Name ${index}`));
    const { root } = await mount({ family: many, profileLimit: 12 });
    let seed = count;
    for (let i = 0; i < 120; i += 1) {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      await root.press((['up', 'down', 'left', 'right'] as const)[seed % 4]!);
      expect(root.focusedId()).toMatch(/^(profile|edit|remove)-|^sign-out$/);
    }
  });

  it.each([
    [null, 'simran'],
    ['noor', 'noor'],
    ['gone', 'simran'],
  ])('focus begins on the current profile (%s)', async (current, first) => {
    const { root } = await mount({ current });
    expect(root.focusedId()).toBe(`profile-${first}`);
  });

  it('while the profiles load there are placeholders, and one node has focus', async () => {
    const { root } = await mount({ profiles: () => new Promise(() => {}) });
    expect(root.focusedId()).toBe('profiles-skeleton');
  });

  it('[PROFILE-07] sign out asks first: no changes nothing, yes signs out', async () => {
    const { root, signOut } = await mount();
    await root.press('down', 2);
    await root.press('right');
    expect(root.focusedId()).toBe('sign-out');
    await root.act(() => root.find('sign-out').props.onPress?.());
    expect(root.find('sign-out-dialog').props.label).toBe('Are you sure that you want to sign out');
    await root.act(() => root.find('sign-out-no').props.onPress?.());
    expect(root.query('sign-out-dialog')).toBeNull();
    expect(root.focusedId()).toBe('sign-out');
    expect(signOut).not.toHaveBeenCalled();
    await root.act(() => root.find('sign-out').props.onPress?.());
    await root.act(() => root.find('sign-out-yes').props.onPress?.());
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['signedIn', 1],
    ['anonymous', 0],
  ] as const)('[PROFILE-08] the list is asked for when the viewer is %s: %d times', async (who, times) => {
    const { api } = await mount({ who });
    expect(api.profiles).toHaveBeenCalledTimes(times);
  });

  it('[PROFILE-09] a failure goes to /something_went_wrong with profiles_fetch_failed', async () => {
    const { report, seen } = await mount({
      profiles: async () => {
        throw refusal('profiles', 500);
      },
    });
    expect(seen).toMatchObject({
      path: '/something_went_wrong',
      state: { errorCode: 'profiles_fetch_failed' },
    });
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('[PROFILE-10] an empty list goes to /something_went_wrong with no_profiles', async () => {
    const { report, seen } = await mount({ profiles: async () => [] });
    expect(seen).toMatchObject({ path: '/something_went_wrong', state: { errorCode: 'no_profiles' } });
    expect(report.mock.calls[0]?.slice(1)).toEqual(['error', { code: 'no_profiles' }]);
  });

  it('[PROFILE-11] a profile without PIN becomes current and leads home', async () => {
    const { root, chooseProfile, seen } = await mount();
    await press(root, 'profile-noor');
    expect(chooseProfile).toHaveBeenCalledExactlyOnceWith(NOOR, true);
    expect(seen.path).toBe('/');
  });

  it('[PROFILE-12] a profile with a PIN opens its entry and is not current yet', async () => {
    const { root, chooseProfile, seen } = await mount();
    await press(root, 'profile-harjit');
    expect(root.find('pin-entry').props.label).toBe('Enter your PIN, To watch as Harjit');
    expect(root.find('profile-noor'), 'over the profiles').not.toBeNull();
    expect(chooseProfile).not.toHaveBeenCalled();
    expect(seen.path).toBe('/profiles');
  });

  it('[PROFILE-13] with interests on, the menu of the profile`s interests comes first', async () => {
    const links: MenuLink[] = [{ uuid: 'live', title: 'Live' }];
    let answer: (menu: MenuLink[]) => void = () => {};
    const { root, api, chooseProfile, replaceMenu, seen } = await mount({
      interestsEnabled: true,
      menu: () => new Promise((resolve) => (answer = resolve)),
    });
    await press(root, 'profile-simran');
    await press(root, 'profile-simran');
    expect(api.interestMenu).toHaveBeenCalledExactlyOnceWith(['drama']);
    expect([chooseProfile.mock.calls.length, seen.path]).toEqual([0, '/profiles']);
    answer(links);
    await answered(root);
    expect(chooseProfile).toHaveBeenCalledExactlyOnceWith(SIMRAN, true);
    expect(replaceMenu).toHaveBeenCalledExactlyOnceWith('simran', links);
    expect(seen.path).toBe('/');
  });

  it('[PROFILE-13] a menu that does not come keeps nobody waiting longer than 2 s', async () => {
    const { root, chooseProfile } = await mount({
      interestsEnabled: true,
      menu: () => new Promise(() => {}),
    });
    await press(root, 'profile-simran');
    await root.wait(1900);
    expect(chooseProfile).not.toHaveBeenCalled();
    await root.wait(200);
    await answered(root);
    expect(chooseProfile).toHaveBeenCalledTimes(1);
  });
});

describe('PIN entry', () => {
  async function opened() {
    const all = await mount();
    await press(all.root, 'profile-harjit');
    return all;
  }
  const entered = (root: TestRoot): unknown => root.find('pin-boxes').props.value;

  it('[PIN-01] has four boxes and a keypad of three columns with cancel, 0 and backspace', async () => {
    const { root } = await opened();
    expect(root.find('pin-boxes').children).toHaveLength(4);
    const names = [...'123456789', 'cancel', '0', 'backspace'];
    const places = names.map((name) => root.find(`pin-${name}`).props);
    expect(new Set(places.map(({ x }) => x)).size).toBe(3);
    expect(new Set(places.map(({ y }) => y)).size).toBe(4);
    expect(root.focusedId()).toBe('pin-1');
    await root.press('right');
    await root.press('down', 3);
    expect(root.focusedId()).toBe('pin-0');
  });

  it('[PIN-02, PIN-04] the fourth digit checks by itself: the right PIN is verified and leads home', async () => {
    const { root, chooseProfile, seen } = await opened();
    for (const digit of '246') await root.act(() => root.find(`pin-${digit}`).props.onPress?.());
    expect(chooseProfile).not.toHaveBeenCalled();
    await root.act(() => root.find('pin-8').props.onPress?.());
    expect(chooseProfile).toHaveBeenCalledExactlyOnceWith(HARJIT, true);
    expect(seen.path).toBe('/');
  });

  it('[PIN-03] a wrong PIN says so and is cleared', async () => {
    const { root, chooseProfile } = await opened();
    await type(root, '1111');
    expect(find(root, 'pin-wrong').name).toBe('Wrong PIN. Please try again.');
    expect(entered(root)).toBe('');
    expect(chooseProfile).not.toHaveBeenCalled();
    await type(root, '2');
    expect(root.query('pin-wrong')).toBeNull();
  });

  it('[PIN-05, SHELL-21] hints at the account page, not at the help desk', async () => {
    const { root } = await opened();
    expect(find(root, 'pin-hint').name).toContain('https://tv.example/account');
    expect(words(root)).not.toContain('help.example');
  });

  it('[PIN-06] number keys of the remote type, backspace takes the last digit back', async () => {
    const { root, chooseProfile } = await opened();
    await type(root, '249');
    expect(entered(root)).toBe('•••');
    await root.act(() => root.find('pin-backspace').props.onPress?.());
    expect(entered(root)).toBe('••');
    await type(root, '68');
    expect(chooseProfile).toHaveBeenCalledTimes(1);
  });

  it.each(['back', 'cancel'])('[PIN-07] %s closes without a change of profile', async (way) => {
    const { root, chooseProfile, seen } = await opened();
    await type(root, '24');
    if (way === 'back') await root.press('back');
    else await root.act(() => root.find('pin-cancel').props.onPress?.());
    expect(root.query('pin-entry')).toBeNull();
    expect(root.focusedId()).toBe('profile-harjit');
    expect(chooseProfile).not.toHaveBeenCalled();
    expect(seen.path).toBe('/profiles');
  });

  it('[PIN-09] digits are masked, and told to nobody', async () => {
    const { root, report } = await opened();
    const before = words(root);
    await type(root, '753');
    const boxes = find(root, 'pin-boxes');
    expect(boxes.value).toBe('•••');
    expect(JSON.stringify(boxes)).not.toMatch(/\d.*753|753/);
    expect(words(root).replace('•••', '')).toBe(before);
    await type(root, '1');
    expect(report).not.toHaveBeenCalled();
  });
});
