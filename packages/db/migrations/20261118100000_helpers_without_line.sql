-- Reception helpers read the list at the door, so they sign in as staff do.

create trigger reception_helper_without_line after insert on reception_helper
  for each row execute function end_line_sign_in('user_id');

delete from account using reception_helper
  where account."userId" = reception_helper.user_id and account."providerId" = 'line';
delete from session using reception_helper
  where session."userId" = reception_helper.user_id and session."signInMethod" = 'line';
