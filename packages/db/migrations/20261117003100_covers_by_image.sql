-- no transaction
-- A change of an image tells the pages whose cover it is.

create index concurrently if not exists news_cover_image_idx on news ((cover ->> 'image')) where cover ->> 'image' is not null;
create index concurrently if not exists article_cover_image_idx on article ((cover ->> 'image')) where cover ->> 'image' is not null;
create index concurrently if not exists event_cover_image_idx on event ((cover ->> 'image')) where cover ->> 'image' is not null;
