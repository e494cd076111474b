import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { View } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import type { SettingsItem } from '../../domain/settings';
import { useText } from '../../i18n';
import { Label } from '../../ui/Label';
import { useTheme } from '../../ui/ThemeContext';
import { ITEM_TEXT } from './itemText';
import { CONTENT_Y, HEADING_H, INNER, PANEL } from './layout';

interface SettingsPanelProps {
  item: SettingsItem;
  children: ReactNode;
}

/** Focus key of what is focusable in an entry's view. */
export const panelKey = (item: SettingsItem): string => `settings-view-${item}`;

const FADE_IN = { duration: 150, easing: 'ease-out' } as const;

/**
 * The panel of a settings view, with its name as heading. Give it a `key` by view, so that another view runs its
 * entrance animation.
 */
export function SettingsPanel({ item, children }: SettingsPanelProps) {
  const text = useText();
  const { colors, radius } = useTheme();
  const content = useRef<NodeHandle>(null);
  useLayoutEffect(() => content.current?.animate('alpha', 1, FADE_IN), []);
  return (
    <View
      x={PANEL.x}
      y={PANEL.y}
      w={PANEL.w}
      h={PANEL.h}
      radius={radius * 1.5}
      color={colors.settingsBase}
      role="group"
      label={text(ITEM_TEXT[item])}
      testId={`settings-view-${item}`}
      focusKey={panelKey(item)}
      group="column"
    >
      <View ref={content} alpha={0} x={PANEL.pad} y={CONTENT_Y} w={INNER} h={PANEL.h - CONTENT_Y}>
        <Label type="title" role="heading" maxWidth={INNER} color={colors.textOnSettings}>
          {text(ITEM_TEXT[item])}
        </Label>
        <View y={HEADING_H} w={INNER} group="column">
          {children}
        </View>
      </View>
    </View>
  );
}
