import { useCallback, useRef } from 'react';
import { View, useScene } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import type { Asset } from '../../contract';
import { assetPath } from '../../domain/paths';
import { queryOf, withRecent } from '../../domain/search';
import { useScreenTexts, useText, useTexts } from '../../i18n';
import { enSearch } from '../../i18n/enSearch';
import { enTitles } from '../../i18n/enTitles';
import { useStores } from '../../session';
import { useNavigation } from '../../shell/navigation';
import { Screen } from '../../shell/Screen';
import { SideMenu } from '../../shell/SideMenu';
import { TextField } from '../../ui/form/TextField';
import { Keyboard } from '../../ui/keyboard/Keyboard';
import { STAGE } from '../../ui/stage';
import { Explore } from './Explore';
import { TYPING } from './layout';
import { ResultsPanel, resultsKey } from './ResultsPanel';
import { SCRIPT_PAGES } from './scriptPages';
import { SearchSkeleton } from './SearchSkeleton';
import { useTypedQuery } from './useTypedQuery';

/** Longer than any title. */
const MAX_LETTERS = 100;

const HERE = { item: 'search' } as const;

/** /search: an on-screen keyboard, and beside it the results of the typed text. */
export default function Search() {
  useScreenTexts(enSearch);
  useScreenTexts(enTitles);
  const text = useText();
  const texts = useTexts();
  const { focus } = useScene();
  const { open, back } = useNavigation();
  const { search } = useStores();
  const { typed, query, type, ask } = useTypedQuery();
  const keyboard = useRef<NodeHandle>(null);
  const content = useRef<NodeHandle>(null);

  const remember = useCallback(
    (made: string) => search.setState(({ recent }) => ({ recent: withRecent(recent, made) })),
    [search],
  );
  const openAsset = useCallback(
    (asset: Asset) => {
      remember(query);
      open(assetPath(asset.id), { search: true });
    },
    [open, query, remember],
  );
  /**
   * Searches at once and requests focus for the results, which receive it when they mount unless the viewer moves
   * focus before.
   */
  const goTo = useCallback(
    (wanted: string) => {
      const made = ask(wanted);
      if (made === '') return;
      remember(made);
      focus.focus(resultsKey(made));
    },
    [ask, remember, focus],
  );

  return (
    <Screen name={text('menu.search')} testId="search" group="row" onBack={() => back('/')}>
      <SideMenu current={HERE} onClose={() => content.current?.focus()} />
      <View ref={content} group="row" preferred w={STAGE.w} h={STAGE.h}>
        <View group="column" preferred w={TYPING.x + TYPING.w} h={STAGE.h}>
          <TextField
            id="search-text"
            label={text('search.prompt')}
            value={typed}
            onChange={type}
            maxLength={MAX_LETTERS}
            x={TYPING.x}
            y={TYPING.fieldY}
            w={TYPING.w}
            active
            onPress={() => keyboard.current?.focus()}
            onDone={() => goTo(typed)}
          />
          <View group="column" preferred>
            <Keyboard
              ref={keyboard}
              layout="search"
              scriptPages={SCRIPT_PAGES[texts.language()]}
              x={TYPING.x}
              y={TYPING.keyboardY}
              w={TYPING.w}
              value={typed}
              onChange={type}
              maxLength={MAX_LETTERS}
              onDone={() => goTo(typed)}
            />
          </View>
        </View>
        <View
          group="column"
          onKey={({ key }) => {
            if (key !== 'back') return false;
            keyboard.current?.focus();
            return true;
          }}
        >
          {queryOf(typed) === '' ? (
            <Explore onPick={goTo} />
          ) : query === '' ? (
            <SearchSkeleton query={queryOf(typed)} />
          ) : (
            <ResultsPanel query={query} onOpen={openAsset} onPick={goTo} />
          )}
        </View>
      </View>
    </Screen>
  );
}
