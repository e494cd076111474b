import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { View } from '../../../renderer';
import { queries } from '../../api';
import { useText, useTexts } from '../../i18n';
import { useSettings } from '../../session';
import { useServices } from '../../shell/services';
import { useFailureOf } from '../../shell/useFailureOf';
import { OptionList } from '../../ui/options/OptionList';
import { LIST } from '../../ui/options/layout';
import { SidePanel } from '../../ui/options/SidePanel';
import { Spinner } from '../../ui/Spinner';
import { CHOOSER } from './layout';
import { languageOptions } from './languageOptions';
import type { LanguageSetting } from './languageOptions';
import type { ChangeablePreferences } from './usePreferences';

interface LanguageChooserProps extends ChangeablePreferences {
  /** What is chosen now; null while it is closed. */
  setting: LanguageSetting | null;
  onClose: () => void;
}

const SHADE = { shade: 0.6, edge: [0.58, 0.66] } as const;

/** The languages for audio or subtitles in a panel on the right: a press chooses and closes, back closes. */
export function LanguageChooser(props: LanguageChooserProps) {
  const { setting, onClose } = props;
  const text = useText();
  // A panel that is closing still shows its list.
  const [shown, setShown] = useState<LanguageSetting>('audioLanguage');
  if (setting !== null && setting !== shown) setShown(setting);
  return (
    <SidePanel
      open={setting !== null}
      title={text(`settings.${shown}`)}
      testId="language-chooser"
      x={CHOOSER.x}
      {...SHADE}
      closesByBack
      onClose={onClose}
    >
      <Languages {...props} setting={shown} />
    </SidePanel>
  );
}

/** Those that there are titles in; where that is not to be known, those that a profile can have. */
function Languages({
  setting,
  preferences,
  change,
  onClose,
}: LanguageChooserProps & { setting: LanguageSetting }) {
  const { api } = useServices();
  const text = useText();
  const texts = useTexts();
  const ofProfiles = useSettings((state) => state.languages);
  const { data, error, isPending } = useQuery(queries.contentLanguages(api));
  useFailureOf('contentLanguages', error);
  const onChoose = useCallback(
    (value: string) => {
      change({ [setting]: value });
      onClose();
    },
    [change, setting, onClose],
  );
  if (isPending)
    return <Spinner x={CHOOSER.x + CHOOSER.w / 2} y={LIST.y + 60} what={text('settings.languagesAwaited')} />;
  const ofTitles = setting === 'audioLanguage' ? data?.audioLanguages : data?.subtitlesLanguages;
  return (
    <View group="column" preferred autoFocus>
      <OptionList
        {...CHOOSER}
        heading=""
        label={text(`settings.${setting}`)}
        testId="language"
        preferred
        options={languageOptions(setting, preferences, ofTitles ?? ofProfiles, {
          text,
          language: texts.language(),
        })}
        onChoose={onChoose}
      />
    </View>
  );
}
