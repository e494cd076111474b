import { useState } from 'react';
import { View } from '../../../renderer';
import type { Interest, Profile } from '../../contract';
import { shownInterests } from '../../domain/interests';
import { useScreenTexts, useText } from '../../i18n';
import { enAccount } from '../../i18n/enAccount';
import { AccountBackground } from '../../shell/AccountBackground';
import { useNavigation } from '../../shell/navigation';
import { Screen } from '../../shell/Screen';
import { useSkeleton } from '../../shell/useSkeleton';
import { StepLabel } from '../../shell/StepLabel';
import { useProfile } from '../../session';
import { Button } from '../../ui/Button';
import { Label } from '../../ui/Label';
import { Spinner } from '../../ui/Spinner';
import { CONTENT, STAGE } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';
import { INTEREST_TILES, InterestTiles } from '../../ui/InterestTiles';
import { useInterests } from './useInterests';
import { useSaveInterests } from './useSaveInterests';

const TILES = INTEREST_TILES.large;
const TITLE_Y = 158;
const HELP_Y = 250;
const TILES_Y = 340;
const ERROR_Y = TILES_Y + TILES.h + 28;
const BUTTONS_Y = TILES_Y + TILES.h + 92;

/** /profiles/interests: asks for the interests of a profile that has none [REG-18]. */
export default function Interests() {
  useScreenTexts(enAccount);
  const text = useText();
  const { replace } = useNavigation();
  const data = useInterests();
  const skeleton = useSkeleton(data === null);
  // A registration has no current profile yet.
  const registering = useProfile((state) => state.current === null);
  return (
    <Screen
      name={text('interests.title')}
      testId="interests-screen"
      group="column"
      skeleton={skeleton}
      onBack={() => replace('/profiles')}
    >
      <AccountBackground />
      {registering && <StepLabel step="interests" />}
      <Label type="display" role="heading" x={CONTENT.x} y={TITLE_Y} maxWidth={TILES.w}>
        {text('interests.title')}
      </Label>
      <Label size={30} lineHeight={44} x={CONTENT.x} y={HELP_Y} maxWidth={TILES.w} dim>
        {text('interests.hint')}
      </Label>
      {skeleton || data === null ? <InterestsSkeleton /> : <InterestsForm {...data} />}
    </Screen>
  );
}

/**
 * The tiles, and Continue once something is selected. A selection that could not be saved stays; the viewer may also
 * skip it.
 */
function InterestsForm({ profile, interests }: { profile: Profile; interests: readonly Interest[] }) {
  const text = useText();
  const { colors } = useTheme();
  const [selected, setSelected] = useState(() => shownInterests(profile.interests, interests));
  const { save, saving, problem, leave } = useSaveInterests(profile);
  return (
    <>
      <InterestTiles
        x={CONTENT.x}
        y={TILES_Y}
        interests={interests}
        selected={selected}
        onChange={setSelected}
        autoFocus
      />
      {problem !== null && (
        <Label
          role="alert"
          testId="interests-error"
          x={CONTENT.x}
          y={ERROR_Y}
          maxWidth={TILES.w}
          color={colors.errorText}
        >
          {problem}
        </Label>
      )}
      <View x={CONTENT.x} y={BUTTONS_Y} flow="row" gap={20} group="row">
        <Button
          testId="interests-continue"
          disabled={selected.length === 0}
          busy={saving}
          onPress={() => save(selected)}
        >
          {text('registration.continue')}
        </Button>
        {problem !== null && (
          <Button testId="interests-not-now" onPress={leave}>
            {text('interests.notNow')}
          </Button>
        )}
      </View>
    </>
  );
}

/** Placeholders in the final layout. */
function InterestsSkeleton() {
  const { colors, radius } = useTheme();
  const text = useText();
  return (
    <View role="status" label={text('app.loading')} testId="interests-skeleton" busy focusable ring={false}>
      {[0, 1, 2, 3, 4, 5].map((index) => {
        const { x, y, w, h } = TILES.at(index);
        return (
          <View
            key={index}
            x={CONTENT.x + x}
            y={TILES_Y + y}
            w={w}
            h={h}
            radius={radius}
            color={colors.placeholder}
          />
        );
      })}
      <Spinner what={text('interests.awaited')} y={STAGE.h * 0.78} />
    </View>
  );
}
