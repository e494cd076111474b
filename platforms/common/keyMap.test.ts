import { describe, expect, it } from 'vitest';
import { BROWSER_KEY_MAP } from '../browser/keyMap';
import { createKeyReader } from './keyMap';

describe('keys', () => {
  const read = createKeyReader(BROWSER_KEY_MAP, {});
  const press = (keyCode: number, key = '', inTextField = false) => read({ keyCode, key, inTextField });

  it.each([
    [37, 'left'],
    [38, 'up'],
    [39, 'right'],
    [40, 'down'],
    [13, 'enter'],
    [8, 'back'],
    [27, 'back'],
    [32, 'playPause'],
    [179, 'playPause'],
    [178, 'stop'],
    [227, 'rewind'],
    [228, 'fastForward'],
    [48, '0'],
    [57, '9'],
    [96, '0'],
    [105, '9'],
    [65, null],
    [47, null],
    [58, null],
    [106, null],
  ])('[DEVICE-02] in a browser %i is %s', (code, key) => {
    expect(press(code)).toBe(key);
  });

  it('a key with an unknown key code is read by its name', () => {
    expect([press(0, 'MediaPlayPause'), press(0, 'GoBack'), press(0, 'q')]).toEqual([
      'playPause',
      'back',
      null,
    ]);
  });

  it("the device's own key constants take precedence over the table", () => {
    const own = createKeyReader(BROWSER_KEY_MAP, { VK_PLAY: 27, VK_BACK: 461, VK_STOP: 'none' });
    const code = (keyCode: number) => own({ keyCode, key: '', inTextField: false });
    expect([code(27), code(461), code(8)]).toEqual(['play', 'back', 'back']);
  });

  it('the delete key deletes in a text field, and Escape leaves it', () => {
    expect([press(8, 'Backspace', true), press(27, 'Escape', true)]).toEqual([null, 'back']);
  });
});
