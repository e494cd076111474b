/** The English texts of an asset's drawer, loaded with that screen; see `en.ts`. */
export const enAsset = {
  'asset.tabDescription': 'Description',
  'asset.tabDirector': 'Director',
  'asset.tabCast': 'Cast',
  'asset.tabStudio': 'Studio',
  'asset.tabMusic': 'Music',
  'asset.tabProducer': 'Producer',
  'asset.tabWriters': 'Writers',
  'asset.year': 'Year',
  'asset.length': 'Length',
  'asset.sound': 'Sound',
  'asset.subtitles': 'Subtitles',
} as const;
