import { useEffect, useState } from 'react';
import { Image, View, useScene } from '../../../renderer';
import { absoluteUrl, imageUrl } from '../../domain/images';
import { useSettings } from '../../session';
import { useServices } from '../../shell/services';
import { startWhenLoaded } from '../../shell/startWhenLoaded';
import { runWhileVisible } from '../../shell/runWhileVisible';
import { STAGE } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';

const FADE = { alpha: { duration: 500 } } as const;

/** The background of the welcome screen: the deployment's image and, once it plays, its video on top [WELCOME-01]. */
export function WelcomeBackground() {
  const { resolution } = useScene();
  const { colors } = useTheme();
  const { config, platform, deviceClass, report, videoParent, decoder } = useServices();
  const { backgroundVideo } = deviceClass.capabilities;
  const picture = useSettings((state) => state.settings?.welcomeBackgroundTV ?? null);
  const video = useSettings((state) => state.settings?.welcomeBackgroundVideo ?? null);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    if (video === null || !backgroundVideo) return undefined;
    const url = absoluteUrl(video, config.apiUrl);
    const onProblem = (error: unknown): void => void report(error, 'warning');
    return runWhileVisible(platform, () => {
      const end = startWhenLoaded(
        import('../../player/backgroundVideo'),
        ({ playBackgroundVideo }) =>
          playBackgroundVideo({
            parent: videoParent,
            decoder,
            source: async () => ({ url, licenseUrl: null }),
            onPlaying: () => setPlaying(true),
            onProblem,
          }),
        onProblem,
      );
      return () => {
        end();
        setPlaying(false);
      };
    });
  }, [video, backgroundVideo, platform, videoParent, decoder, config.apiUrl, report]);

  return (
    <View w={STAGE.w} h={STAGE.h} color={colors.background} alpha={playing ? 0 : 1} transition={FADE}>
      {picture !== null && (
        <Image
          w={STAGE.w}
          h={STAGE.h}
          fade={500}
          placeholder={0}
          src={imageUrl(picture, STAGE.w * resolution, STAGE.h * resolution, config.apiUrl)}
        />
      )}
    </View>
  );
}
