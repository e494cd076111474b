import { useRef, useState } from 'react';
import { View } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import type { Asset } from '../../contract';
import type { CrewTab, CrewTabKind } from '../../domain/crewTabs';
import { displayName } from '../../domain/facts';
import { useScreenTexts, useText } from '../../i18n';
import { enAsset } from '../../i18n/enAsset';
import type { TextKey } from '../../i18n';
import { withAlpha } from '../../theme';
import { Button } from '../../ui/Button';
import { Drawer } from '../../ui/Drawer';
import { IconButton } from '../../ui/IconButton';
import { Label } from '../../ui/Label';
import { SAFE, STAGE } from '../../ui/stage';
import { SCROLL_TRAVEL, useTextScroll } from '../../ui/useTextScroll';
import { useTheme } from '../../ui/ThemeContext';
import { DrawerArt } from './DrawerArt';
import { DrawerFacts } from './DrawerFacts';
import { DrawerText } from './DrawerText';

interface DescriptionDrawerProps {
  open: boolean;
  asset: Asset;
  imageBase: string;
  tabs: readonly CrewTab[];
  /** Called by the close button. The screen handles the back key itself. */
  onClose: () => void;
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

/** Content of the drawer, from this x to the right safe edge: wide enough for all seven tabs on one line. */
const COLUMN = { x: 944, w: STAGE.w - SAFE.x - 944 } as const;
const TABS_Y = 172;
/**
 * The close button, left of the asset's name: one focus step left of the first tab, and within reach of a pointer.
 */
const CLOSE = { side: 64, gap: 24, icon: 32 } as const;
/**
 * Horizontal padding of a `plain` button. The tabs are shifted left by it, so that the first caption aligns with the
 * text below.
 */
const TAB_PAD = 16;
const TEXT_Y = 276;
/** The text extends to the bottom of the stage and fades out there, so that no line is cut through. */
const TEXT_H = STAGE.h - TEXT_Y;
const FADE_H = 140;
const STEP = 210;
/** Opaque: beside the panel is the artwork alone, without the text of the screen below. */
const SHADE = { shade: 1, edge: [0.3, 0.4] } as const;

/**
 * The whole description, facts and the crew in a drawer, with a tab for each crew role that has at least one name. The
 * focused tab is the one shown; up and down scroll text that does not fit. The screen handles the back key.
 */
export function DescriptionDrawer({ open, ...content }: DescriptionDrawerProps) {
  return (
    <Drawer open={open} label={displayName(content.asset)} testId="asset-drawer" group="row" {...SHADE}>
      <DrawerContent {...content} />
    </Drawer>
  );
}

function DrawerContent({ asset, imageBase, tabs, onClose }: Omit<DescriptionDrawerProps, 'open'>) {
  const { colors } = useTheme();
  useScreenTexts(enAsset);
  const text = useText();
  const [shown, setShown] = useState<CrewTabKind>('description');
  const content = useRef<NodeHandle>(null);
  const { move, onKey, reset } = useTextScroll({
    viewHeight: TEXT_H,
    keyStep: STEP,
    textHeight: () => content.current?.measure().h ?? null,
    onMove: (offset) => content.current?.animate('y', offset === 0 ? 0 : -offset, SCROLL_TRAVEL),
  });
  const tab = tabs.find(({ kind }) => kind === shown) ?? tabs[0];
  const name = displayName(asset);
  return (
    <View w={STAGE.w} h={STAGE.h} onKey={onKey} onWheel={(steps) => move(steps * STEP)}>
      <DrawerArt asset={asset} imageBase={imageBase} />
      <View x={COLUMN.x} y={TEXT_Y} w={COLUMN.w} h={TEXT_H} clip>
        <View key={shown} ref={content} flow="column" gap={18} role="list">
          {tab && <DrawerText tab={tab} description={asset.description} w={COLUMN.w} />}
          {tab?.kind === 'description' && <DrawerFacts asset={asset} w={COLUMN.w} />}
          <View w={1} h={FADE_H} />
        </View>
      </View>
      <View
        x={COLUMN.x}
        y={STAGE.h - FADE_H}
        w={COLUMN.w}
        h={FADE_H}
        gradient={{
          angle: Math.PI / 2,
          colors: [withAlpha(colors.scrim, 0), colors.scrim],
          stops: [0, 0.8],
        }}
      />
      <Label type="title" role="heading" x={COLUMN.x} y={84} maxWidth={COLUMN.w}>
        {name}
      </Label>
      <View x={COLUMN.x - CLOSE.side - CLOSE.gap} y={84 - 4} order={0}>
        <IconButton
          icon="back"
          size={CLOSE.icon}
          side={CLOSE.side}
          radius={CLOSE.side / 2}
          label={text('app.back')}
          testId="drawer-close"
          onPress={onClose}
        />
      </View>
      <View
        x={COLUMN.x - TAB_PAD}
        y={TABS_Y}
        order={1}
        flow="row"
        gap={4}
        group="row"
        role="tablist"
        label={name}
        preferred
      >
        {tabs.map(({ kind }) => (
          <Button
            key={kind}
            look="plain"
            role="tab"
            testId={`asset-tab-${kind}`}
            selected={kind === shown}
            onFocus={() => {
              reset();
              setShown(kind);
            }}
            onPress={() => setShown(kind)}
          >
            {text(TAB_TEXT[kind])}
          </Button>
        ))}
      </View>
      <View x={COLUMN.x} y={TABS_Y + 68} w={COLUMN.w} h={2} color={colors.track} />
    </View>
  );
}
