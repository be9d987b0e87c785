-- What people search for besides; groups that an organizer has made meanwhile stay as they are.
insert into search_synonym (words)
select added.words from (values
  (array['忘れ物', '忘れもの', 'お忘れもの', '落とし物', '落としもの', '遺失物', 'lost property', 'lost and found', 'left behind']),
  (array['予約なし', '当日券', '飛び入り', '当日参加', '予約不要', 'walk-in', 'walk in', 'without a reservation']),
  (array['団体', '貸し切り', '貸切', 'グループ', '大人数', 'group', 'groups', 'private party']),
  (array['wifi', 'wi-fi', 'ワイファイ', '無線LAN', 'インターネット']),
  (array['何時から', '何時まで', '営業時間', '開店時間', '開場', 'opening hours', 'what time', 'opening time'])
) as added (words)
where not exists (select from search_synonym where keys && search_keys(added.words));

-- Events are found by their weekday too.
insert into search_outdated (kind, item_id) select 'event', id from event;
