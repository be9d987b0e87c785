-- no transaction
-- Few of all people agree to newsletters.
create index concurrently if not exists profile_news_mail_idx on profile (user_id) where news_mail;
