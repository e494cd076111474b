import { useCallback, useState } from 'react';
import { Column, View } from '../../../renderer';
import type { Plan } from '../../contract';
import { listedCountries } from '../../domain/countries';
import type { NamedCountry } from '../../domain/countries';
import { useText, useTexts } from '../../i18n';
import { Drawer } from '../../ui/Drawer';
import { IconButton } from '../../ui/IconButton';
import { Label } from '../../ui/Label';
import { SAFE, STAGE } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';
import { planName } from './planCardView';
import type { PlanViewer } from './planCardView';

interface CountriesDrawerProps {
  /** The plan whose countries are shown; null closes. */
  plan: Plan | null;
  viewer: PlanViewer;
  onClose: () => void;
}

const X = 1240;
const W = STAGE.w - SAFE.x - X;
const CLOSE = { side: 56, gap: 20, icon: 28 } as const;
const TITLE_Y = SAFE.y + 6;
const LIST_Y = 176;
const LINE = { h: 60, gap: 4, pad: 20 } as const;
const SHADE = { shade: 0.55, edge: [0.56, 0.63] } as const;
const FADE = { color: { duration: 120 } } as const;

const codeOf = ({ code }: NamedCountry): string => code;

/** Where a plan is available, in the viewer's language and its order; the viewer's own country is first [PLAN-10]. */
export function CountriesDrawer({ plan, viewer, onClose }: CountriesDrawerProps) {
  const text = useText();
  // A drawer that is closing still shows its countries.
  const [shown, setShown] = useState(plan);
  if (plan !== null && plan !== shown) setShown(plan);
  if (shown === null) return null;
  const title = text('plans.countries', { plan: planName(shown, text) });
  return (
    <Drawer
      open={plan !== null}
      label={title}
      testId="plan-countries"
      group="column"
      onBack={onClose}
      {...SHADE}
    >
      <View x={X - CLOSE.side - CLOSE.gap} y={TITLE_Y}>
        <IconButton
          icon="back"
          size={CLOSE.icon}
          side={CLOSE.side}
          radius={CLOSE.side / 2}
          label={text('app.back')}
          testId="countries-close"
          onPress={onClose}
        />
      </View>
      <Label type="heading" role="heading" x={X} y={TITLE_Y} maxWidth={W} maxLines={2}>
        {title}
      </Label>
      <Countries codes={shown.availableCountries} viewer={viewer} label={title} />
    </Drawer>
  );
}

interface CountriesProps {
  codes: readonly string[];
  viewer: PlanViewer;
  label: string;
}

function Countries({ codes, viewer, label }: CountriesProps) {
  const texts = useTexts();
  // Sorted once an opening: the drawer's content mounts with it.
  const [countries] = useState(() =>
    listedCountries(codes, viewer.country, viewer.countryName, new Intl.Collator(texts.language()).compare),
  );
  const renderCountry = useCallback((country: NamedCountry) => <Country {...country} />, []);
  return (
    <Column
      listKey="countries"
      label={label}
      testId="country-list"
      preferred
      remember={false}
      x={X - LINE.pad}
      y={LIST_Y}
      w={W + LINE.pad}
      h={STAGE.h - LIST_Y}
      endInset={SAFE.y}
      clip
      items={countries}
      itemKey={codeOf}
      itemHeight={LINE.h}
      gap={LINE.gap}
      pinY={4 * (LINE.h + LINE.gap)}
      renderItem={renderCountry}
    />
  );
}

function Country({ code, name }: NamedCountry) {
  const { colors, buttonRadius } = useTheme();
  return (
    <View
      w={W + LINE.pad}
      h={LINE.h}
      radius={Math.min(buttonRadius, LINE.h / 2)}
      color={colors.scrimClear}
      focusedStyle={{ color: colors.accent }}
      transition={FADE}
      role="listitem"
      label={name}
      testId={`country-${code}`}
      focusable
      ring={false}
    >
      <Label
        size={28}
        lineHeight={40}
        x={LINE.pad}
        y={(LINE.h - 40) / 2}
        maxWidth={W - LINE.pad}
        marquee
        parentFocusedStyle={{ color: colors.onAccent }}
        transition={FADE}
      >
        {name}
      </Label>
    </View>
  );
}
