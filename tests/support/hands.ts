/** What a viewer has in hand, for journeys that are walked by keys alone and again by the pointer alone. */
import { pressMoving } from './focus';
import { walkTo } from './journeys';
import { clickOn, hoverOver, turnWheel } from './pointer';
import type { RemoteKey } from './remote';
import { describeQuery, type Query } from './scene';
import type { Tv } from './tv';

export interface Hand {
  /** Presses the node of this id once it is there and all is at rest. @param keys those that lead to it, one after the other */
  press(tv: Tv, id: string, keys: readonly RemoteKey[]): Promise<void>;
  /** Opens a title of a row further down on the page. @param row its heading */
  openCard(tv: Tv, row: string, name: RegExp): Promise<void>;
  /** From home, opens an entry of the side menu. */
  openMenuEntry(tv: Tv, id: string): Promise<void>;
}

/** Rows, or turns of the wheel, until a row is there. */
const MOST_MOVES = 20;
const STAGE_HEIGHT = 1080;
/** A notch of the wheel, in device pixels of the tests' window. */
const NOTCH = 60;

/** The five keys of a remote. */
export const KEYS: Hand = {
  async press(tv, id, keys) {
    await tv.waitFor({ id });
    await tv.idle();
    await walkTo(tv, { id }, keys);
    await tv.press('enter');
  },
  async openCard(tv, row, name) {
    const inRow = { role: 'listitem', within: { role: 'list', name: row } };
    const pressUntil = async (key: RemoteKey, query: Query): Promise<void> => {
      const there = async (): Promise<boolean> => (await tv.findAll(query)).some(({ focused }) => focused);
      for (let moves = 0; !(await there()); moves += 1) {
        if (moves > MOST_MOVES) throw new Error(`${key} did not lead to ${describeQuery(query)}`);
        // A row that scrolls leaves focus where it is on the stage.
        await pressMoving(tv, key);
      }
    };
    await pressUntil('down', inRow);
    await pressUntil('right', { ...inRow, name });
    await tv.press('enter');
  },
  async openMenuEntry(tv, id) {
    await walkTo(tv, { id: 'menu-home' }, ['left']);
    await walkTo(tv, { id }, ['down']);
    await tv.press('enter');
  },
};

/** A pointer with a wheel. */
export const POINTER: Hand = {
  async press(tv, id) {
    await tv.waitFor({ id });
    await tv.idle();
    await clickOn(tv, { id });
  },
  async openCard(tv, row, name) {
    const card = { role: 'listitem', name, within: { role: 'list', name: row } };
    await hoverOver(tv, { role: 'main' });
    const whole = async (): Promise<boolean> => {
      const found = await tv.find(card);
      return found !== undefined && found.rect.y + found.rect.h <= STAGE_HEIGHT;
    };
    for (let turns = 0; !(await whole()); turns += 1) {
      if (turns > MOST_MOVES) throw new Error(`the wheel did not lead to ${String(name)}`);
      await turnWheel(tv.page, 0, NOTCH);
      await tv.idle();
    }
    await hoverOver(tv, card);
    await tv.waitForFocus(card);
    await tv.idle();
    await clickOn(tv, card);
  },
  async openMenuEntry(tv, id) {
    await tv.idle();
    await clickOn(tv, { id });
  },
};
