import { memo } from 'react';
import { Image, Text, View, useScene } from '../../../renderer';
import { cutWords } from '../../domain/description';
import { imageFor, imageUrl } from '../../domain/images';
import { useText } from '../../i18n';
import { TYPE, withAlpha } from '../../theme';
import { Badge } from '../../ui/Badge';
import { Icon } from '../../ui/Icon';
import { Label } from '../../ui/Label';
import { ProgressBar } from '../../ui/ProgressBar';
import { useTheme } from '../../ui/ThemeContext';
import type { EpisodeViewModel } from './episodeViewModel';
import { THUMBNAIL } from './layout';

interface EpisodeCardProps {
  model: EpisodeViewModel;
  w: number;
  imageBase: string;
  onPress: (model: EpisodeViewModel) => void;
}

const WORDS_X = THUMBNAIL.w + 36;
const PAD = 24;
const DESCRIPTION_LINES = 3;
const BAR_INSET = 18;
/** The card's background fades in behind text and thumbnail while it has focus. */
const FADE = { color: { duration: 120 } } as const;

/**
 * An episode in the list: its thumbnail with a progress bar and, beside it, number and name, length, rating,
 * description and, if it plays now or cannot be played, that. Every card has the same nodes, because the list recycles its
 * slots.
 */
export const EpisodeCard = memo(function EpisodeCard({ model, w, imageBase, onPress }: EpisodeCardProps) {
  const { colors, radius } = useTheme();
  const { resolution } = useScene();
  const text = useText();
  const { episode, name, facts, progress, watched, isNew, note, current, unavailable } = model;
  const picture = imageFor(episode.images, 'episode');
  const src = picture && imageUrl(picture.url, THUMBNAIL.w * resolution, THUMBNAIL.h * resolution, imageBase);
  const wordsW = w - WORDS_X - PAD;
  const description = cutWords(episode.description).text;
  return (
    <View
      w={w}
      h={THUMBNAIL.h}
      radius={radius}
      color={withAlpha(colors.button, 0)}
      focusedStyle={{ color: withAlpha(colors.button, 0.6) }}
      transition={FADE}
      role="listitem"
      label={name}
      selected={current}
      focusable
      focusKey={episode.id}
      onPress={() => onPress(model)}
    >
      <Image
        {...THUMBNAIL}
        radius={radius}
        placeholder={colors.placeholder}
        src={src}
        title={name}
        alpha={unavailable ? 0.5 : 1}
      />
      <Badge visible={isNew}>{text('asset.newEpisode')}</Badge>
      <View visible={watched} x={THUMBNAIL.w - 48 - 12} y={12} w={48} h={48} radius={24} color={colors.badge}>
        <Icon name="tick" x={10} y={10} size={28} color={colors.onBadge} />
      </View>
      <View visible={progress !== null}>
        <ProgressBar
          x={BAR_INSET}
          y={THUMBNAIL.h - 24}
          w={THUMBNAIL.w - 2 * BAR_INSET}
          percent={progress?.watchingPercent ?? 0}
          label={name}
        />
      </View>
      <View x={WORDS_X} h={THUMBNAIL.h} flow="column" justify="center" gap={10}>
        <Text
          size={TYPE.heading.size}
          lineHeight={TYPE.heading.lineHeight}
          weight={TYPE.heading.weight}
          color={colors.text}
          maxWidth={wordsW}
          marquee
        >
          {name}
        </Text>
        <Label type="label" dim maxWidth={wordsW} visible={facts !== ''}>
          {facts}
        </Label>
        <Label
          size={24}
          lineHeight={34}
          maxWidth={wordsW}
          maxLines={DESCRIPTION_LINES}
          visible={description !== ''}
        >
          {description}
        </Label>
        <View flow="row" gap={12} align="center" visible={note !== null}>
          <Icon name={note?.icon ?? 'lock'} size={24} color={colors.accentText} />
          <Label type="label" weight={700} color={colors.accentText} maxWidth={wordsW - 36}>
            {note?.text ?? ''}
          </Label>
        </View>
      </View>
    </View>
  );
});
