/** The upper part of a title: name, facts, availability, description and buttons, standing on one line at their end. */
import { memo, Suspense } from 'react';
import { View } from '../../../renderer';
import type { Asset } from '../../contract';
import { cutWords } from '../../domain/description';
import type { Progress } from '../../domain/progress';
import type { WatchButton } from '../../domain/watchButton';
import { useMember } from '../../session';
import { lazyScreen } from '../../shell/lazyScreen';
import { Label } from '../../ui/Label';
import { CONTENT } from '../../ui/stage';
import { ActionRow } from './ActionRow';
import type { AssetAction } from './actions';
import type { AvailabilityNote } from './availability';
import { AvailabilityLine } from './AvailabilityLine';
import { BELOW_BUTTONS, FAVOURITES_H, HEAD_H, WORDS_W } from './layout';
import { ResumeLine } from './ResumeLine';
import { TitleFacts } from './TitleFacts';
import { TitleName } from './TitleName';

export interface TitleHeadProps {
  asset: Asset;
  imageBase: string;
  /** A row of titles follows below. */
  aboveRow: boolean;
  note: AvailabilityNote | null;
  progress: Progress | null;
  actions: readonly AssetAction[];
  /** Wall-clock time, ms since 1970. */
  now: number;
  onWatch: (button: WatchButton) => void;
  onMore: () => void;
  onBack: () => void;
}

/** Guests have none, and the first load brings them to nobody. */
const FavouriteButtons = lazyScreen(() => import('./FavouriteButtons'));

/** Forty words fit into five lines in every script; a name or word too wide must not push the buttons away. */
const DESCRIPTION_LINES = 5;
const RESUME_GAP = 24;

export const TitleHead = memo(function TitleHead(props: TitleHeadProps) {
  const { asset, imageBase, aboveRow, note, progress, actions, now, onWatch, onMore, onBack } = props;
  const member = useMember() !== null;
  const place = aboveRow ? 'aboveRow' : 'alone';
  const end = HEAD_H[place] - BELOW_BUTTONS[place];
  const description = cutWords(asset.description).text;
  return (
    <View group="column">
      <View x={CONTENT.x} h={end} flow="column" justify="end" gap={20}>
        <TitleName asset={asset} imageBase={imageBase} />
        <TitleFacts asset={asset} />
        {note !== null && <AvailabilityLine note={note} now={now} />}
        {description !== '' && (
          <Label
            size={28}
            lineHeight={40}
            maxWidth={WORDS_W}
            maxLines={DESCRIPTION_LINES}
            testId="asset-description"
          >
            {description}
          </Label>
        )}
        <View h={8} w={1} />
        <ActionRow actions={actions} onWatch={onWatch} onMore={onMore} onBack={onBack} />
        {member && (
          <View h={FAVOURITES_H}>
            <Suspense fallback={null}>
              <FavouriteButtons assetId={asset.id} />
            </Suspense>
          </View>
        )}
      </View>
      {progress !== null && <ResumeLine progress={progress} x={CONTENT.x} y={end + RESUME_GAP} />}
    </View>
  );
});
