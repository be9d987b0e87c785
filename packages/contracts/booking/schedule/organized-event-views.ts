export const organizedEventViews = ["upcoming", "past", "draft", "cancelled"] as const;
