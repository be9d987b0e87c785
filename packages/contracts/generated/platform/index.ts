// @ts-nocheck

export { listNews, type Options, readNews } from './sdk.gen.ts';
export type { ClientOptions, Cover, ListNewsData, ListNewsError, ListNewsErrors, ListNewsResponse, ListNewsResponses, NewsItem, NewsList, NewsSummary, Problem, ReadNewsData, ReadNewsError, ReadNewsErrors, ReadNewsResponse, ReadNewsResponses } from './types.gen.ts';
