/** The ground of the welcome screen: the deployment's picture, and its video over it once that moves [A§2, WELCOME-01]. */
import { useEffect, useState } from 'react';
import { Image, View, useScene } from '../../../renderer';
import { absoluteUrl, imageUrl } from '../../domain/images';
import { playBackgroundVideo } from '../../player/backgroundVideo';
import { useSettings } from '../../session';
import { useServices } from '../../shell/services';
import { STAGE } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';

const FADE = { alpha: { duration: 500 } } as const;

export function WelcomeBackground() {
  const { resolution } = useScene();
  const { colors } = useTheme();
  const { config, report, videoParent } = useServices();
  const picture = useSettings((state) => state.settings?.welcomeBackgroundTV ?? null);
  const video = useSettings((state) => state.settings?.welcomeBackgroundVideo ?? null);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    if (video === null) return undefined;
    return playBackgroundVideo({
      parent: videoParent,
      url: absoluteUrl(video, config.apiUrl),
      onPlaying: () => setPlaying(true),
      onProblem: (error) => report(error, 'warning'),
    });
  }, [video, videoParent, config.apiUrl, report]);

  return (
    <View w={STAGE.w} h={STAGE.h} color={colors.background} alpha={playing ? 0 : 1} transition={FADE}>
      {picture !== null && (
        <Image
          w={STAGE.w}
          h={STAGE.h}
          fade={500}
          plate={0}
          src={imageUrl(picture, STAGE.w * resolution, STAGE.h * resolution, config.apiUrl)}
        />
      )}
    </View>
  );
}
