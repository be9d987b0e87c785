-- By itself: it reads all rows, which others may read and write meanwhile.
alter table session validate constraint session_sign_in_method_check;
