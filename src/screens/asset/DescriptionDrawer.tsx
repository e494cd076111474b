/**
 * The drawer on the right: the whole description and the crew, a tab for each trade that has somebody [B§2, B§9: 100 ms].
 * The tab with focus is the one shown; up and down scroll what does not fit. Back closes it: that is the screen's to do.
 */
import { useLayoutEffect, useRef, useState } from 'react';
import { View } from '../../../renderer';
import type { KeyPress, NodeHandle } from '../../../renderer';
import type { Asset } from '../../contract';
import type { CrewTab, CrewTabKind } from '../../domain/crewTabs';
import { displayName } from '../../domain/facts';
import { useText } from '../../i18n';
import type { TextKey } from '../../i18n';
import { withAlpha } from '../../theme';
import { Button } from '../../ui/Button';
import { Label } from '../../ui/Label';
import { SAFE, STAGE } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';
import { usePresence } from './usePresence';

export const DRAWER_MS = 100;

export interface DescriptionDrawerProps {
  open: boolean;
  asset: Asset;
  tabs: readonly CrewTab[];
}

const TAB_TEXT: Readonly<Record<CrewTabKind, TextKey>> = {
  description: 'asset.tabDescription',
  director: 'asset.tabDirector',
  cast: 'asset.tabCast',
  studio: 'asset.tabStudio',
  music: 'asset.tabMusic',
  producer: 'asset.tabProducer',
  writers: 'asset.tabWriters',
};

const PANEL = { w: 1060, pad: 56 } as const;
const CONTENT_Y = 268;
const VIEW = { w: PANEL.w - PANEL.pad - SAFE.x, h: STAGE.h - CONTENT_Y } as const;
/** Text fades out below instead of being cut through a line. */
const FADE_H = 120;
const SLIDE = { duration: DRAWER_MS, easing: 'ease-out' } as const;

export function DescriptionDrawer(props: DescriptionDrawerProps) {
  const present = usePresence(props.open, DRAWER_MS);
  return present ? <Drawer {...props} /> : null;
}

function Drawer({ open, asset, tabs }: DescriptionDrawerProps) {
  const { colors } = useTheme();
  const text = useText();
  const root = useRef<NodeHandle>(null);
  const panel = useRef<NodeHandle>(null);
  const [shown, setShown] = useState<CrewTabKind>('description');
  const scroll = useScroll();
  useLayoutEffect(() => {
    root.current?.animate('alpha', open ? 1 : 0, SLIDE);
    panel.current?.animate('x', open ? STAGE.w - PANEL.w : STAGE.w, SLIDE);
  }, [open]);
  const tab = tabs.find(({ kind }) => kind === shown) ?? tabs[0];
  const name = displayName(asset);
  return (
    <View
      ref={root}
      w={STAGE.w}
      h={STAGE.h}
      zIndex={100}
      alpha={0}
      color={colors.veil}
      role="dialog"
      label={name}
      testId="asset-drawer"
      group="row"
      trap={open}
      disabled={!open}
      onKey={scroll.onKey}
    >
      <View ref={panel} x={STAGE.w} w={PANEL.w} h={STAGE.h} color={colors.base}>
        <View x={PANEL.pad} y={CONTENT_Y} w={VIEW.w} h={VIEW.h} clip>
          <View key={shown} ref={scroll.content} flow="column" gap={16}>
            {tab?.kind === 'description' ? (
              <Label size={28} lineHeight={42} maxWidth={VIEW.w} maxLines={LONGEST} color={colors.textOnBase}>
                {asset.description}
              </Label>
            ) : (
              tab?.names.map((person) => (
                <Label
                  key={person}
                  size={30}
                  lineHeight={44}
                  maxWidth={VIEW.w}
                  role="listitem"
                  color={colors.textOnBase}
                >
                  {person}
                </Label>
              ))
            )}
            <View w={1} h={FADE_H} />
          </View>
        </View>
        <View
          y={STAGE.h - FADE_H}
          w={PANEL.w}
          h={FADE_H}
          gradient={{
            angle: Math.PI / 2,
            colors: [withAlpha(colors.base, 0), colors.base],
            stops: [0, 0.8],
          }}
        />
        <Label
          type="title"
          x={PANEL.pad}
          y={SAFE.y + 20}
          maxWidth={VIEW.w}
          role="heading"
          color={colors.textOnBase}
        >
          {name}
        </Label>
        <View x={PANEL.pad - 16} y={162} flow="row" gap={4} group="row" role="tablist" label={name}>
          {tabs.map(({ kind }) => (
            <Button
              key={kind}
              look="plain"
              role="tab"
              testId={`asset-tab-${kind}`}
              selected={kind === shown}
              onFocus={() => {
                scroll.reset();
                setShown(kind);
              }}
              onPress={() => setShown(kind)}
            >
              {text(TAB_TEXT[kind])}
            </Button>
          ))}
        </View>
        <View x={PANEL.pad} y={228} w={VIEW.w} h={2} color={colors.track} />
      </View>
    </View>
  );
}

/** Lines of a description: letters that must be shaped are drawn into one texture, which may be 4096 pixels high. */
const LONGEST = 90;
const STEP = 42 * 5;

/** Up and down move what is longer than the view, and never leave the drawer. */
function useScroll() {
  const content = useRef<NodeHandle>(null);
  const offset = useRef(0);
  return {
    content,
    reset() {
      offset.current = 0;
    },
    onKey({ key }: KeyPress): boolean {
      const node = content.current;
      if ((key !== 'up' && key !== 'down') || node === null) return false;
      const room = Math.max(0, node.measure().h - VIEW.h);
      const next = Math.min(room, Math.max(0, offset.current + (key === 'down' ? STEP : -STEP)));
      if (next !== offset.current) {
        offset.current = next;
        node.animate('y', -next, { duration: 200, easing: 'ease-out' });
      }
      return true;
    },
  };
}
