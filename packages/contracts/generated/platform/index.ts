// @ts-nocheck

export { findPostalAreas, listNews, type Options, readNews } from './sdk.gen.ts';
export type { ClientOptions, Cover, FindPostalAreasData, FindPostalAreasError, FindPostalAreasErrors, FindPostalAreasResponse, FindPostalAreasResponses, ListNewsData, ListNewsError, ListNewsErrors, ListNewsResponse, ListNewsResponses, NewsItem, NewsList, NewsSummary, PostalArea, PostalCodeAreas, Problem, ReadNewsData, ReadNewsError, ReadNewsErrors, ReadNewsResponse, ReadNewsResponses } from './types.gen.ts';
