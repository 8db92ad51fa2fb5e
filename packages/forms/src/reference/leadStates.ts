/** States of a lead, as they are stored and sent. A new one is the first (specification, section 3). */
export const leadStatuses = ['New', 'Contacted', 'Qualified', 'Converted', 'Lost'] as const;

/** What is to be done next about a lead. With a new one it is the first (specification, section 3). */
export const leadNextActions = ['Open', 'Call back', 'Send proposal', 'Meeting', 'None'] as const;
