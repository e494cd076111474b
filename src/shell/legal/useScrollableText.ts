/**
 * A text in the DOM layer as the modal shows it: added, measured and scrolled. Scrolling renders only when the page
 * number changes.
 */
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useScene } from '../../../renderer';
import type { KeyPress, NodeHandle } from '../../../renderer';
import type { DomLayer, TextBox } from '../../dom';
import { createWheelSteps, KEY_STEP, pageAt } from '../../domain/textPaging';
import { useServices } from '../services';
import { useTheme } from '../../ui/ThemeContext';
import { SCROLL_TRAVEL, useTextScroll } from '../../ui/useTextScroll';
import { TEXT } from './layout';
import { thumbY } from './ScrollRail';

interface TextPosition {
  /** Height of the whole text, stage pixels. */
  readonly height: number;
  readonly page: number;
  readonly pages: number;
}

interface TextState {
  /** Null until the text is on the page and measured. */
  readonly position: TextPosition | null;
  /** Why the text could not be shown; null when it was. */
  readonly outcome: 'unreadable' | Error | null;
}

interface ScrollableText extends TextState {
  /** Moves along with the text. */
  readonly thumb: RefObject<NodeHandle | null>;
  /** Scrolls by stage pixels, clamped to the text's ends. */
  readonly move: (by: number) => void;
  /** Handles up and down. */
  readonly onKey: (press: KeyPress) => boolean;
}

const NOTHING: TextState = { position: null, outcome: null };

/** @param html null while there is none; @param version distinguishes successive texts, even equal ones */
export function useScrollableText(html: string | null, version: number, title: string): ScrollableText {
  const { dom } = useServices();
  const { fonts } = useScene();
  const { colors } = useTheme();
  const box = useRef<TextBox | null>(null);
  const height = useRef(0);
  const thumb = useRef<NodeHandle>(null);
  // Kept with its version: a later text starts without position and outcome.
  const [state, setState] = useState<TextState & { version: number }>({ ...NOTHING, version });
  const look = {
    family: fonts.defaultFamily,
    text: colors.textOnBase,
    dim: colors.dimTextOnBase,
    accent: colors.accent,
    line: colors.track,
  };

  const { move, onKey, reset, offset } = useTextScroll({
    viewHeight: TEXT.h,
    keyStep: KEY_STEP,
    textHeight: () => height.current,
    onMove(next) {
      box.current?.moveTo(next);
      thumb.current?.animate('y', thumbY(next, height.current), SCROLL_TRAVEL);
      updatePosition();
    },
  });

  function updatePosition(): void {
    const position = { height: height.current, ...pageAt(offset(), height.current, TEXT.h) };
    startTransition(() =>
      setState((before) =>
        before.version === version && isSame(before.position, position)
          ? before
          : { version, position, outcome: null },
      ),
    );
  }

  const show = useEffectEvent((layer: DomLayer, text: string, name: string) => {
    height.current = 0;
    reset();
    const wheel = createWheelSteps();
    return layer.showText({
      html: text,
      title: name,
      rect: TEXT,
      look,
      onHeight(measured) {
        height.current = measured;
        // Fonts that load later may make the text shorter than its scroll offset: clamp it.
        move(0);
        updatePosition();
      },
      onWheel(notches, time) {
        const by = wheel.onWheel(notches, time);
        if (by !== 0) move(by);
      },
    });
  });
  useEffect(() => {
    if (html === null) return undefined;
    let gone = false;
    const notShown = (outcome: TextState['outcome']): void => {
      if (!gone) setState({ version, position: null, outcome });
    };
    show(dom, html, title).then(
      (shown) => {
        if (shown === null) notShown('unreadable');
        else if (gone) shown.remove();
        else box.current = shown;
      },
      (error: unknown) => notShown(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      gone = true;
      box.current?.remove();
      box.current = null;
    };
  }, [dom, html, version, title]);

  const shown = html !== null && state.version === version ? state : NOTHING;
  return { position: shown.position, outcome: shown.outcome, thumb, move, onKey };
}

const isSame = (a: TextPosition | null, b: TextPosition): boolean =>
  a !== null && a.height === b.height && a.page === b.page && a.pages === b.pages;
