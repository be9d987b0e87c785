// Generated from the migrations.
export const textColumns = {
  article_text: ["title","summary","body"],
  board_game_text: ["name","summary"],
  character_text: ["name","origin","catch_phrase","summary","profile","likes","duty"],
  event_session_text: ["name"],
  event_text: ["title","summary","body","room","fee_note","flow","bring","cancellation","notice","questions"],
  faq_text: ["question","answer"],
  legal_document_text: ["summary","changes","body"],
  news_text: ["title","summary","body"],
  staff_text: ["name","role","bio"],
  venue_text: ["name","region","locality","street","access","floor"],
} as const;
