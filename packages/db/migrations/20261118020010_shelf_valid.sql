-- By themselves: they read all rows, which others may read and write meanwhile.
alter table board_game validate constraint board_game_cover_object;
alter table board_game validate constraint board_game_explain_minutes_check;
alter table board_game validate constraint board_game_language_need_check;
alter table board_game validate constraint board_game_languages_check;
alter table board_game validate constraint board_game_tags_check;
alter table board_game validate constraint board_game_bgg_id_check;
alter table former_slug validate constraint former_slug_kind_check;
