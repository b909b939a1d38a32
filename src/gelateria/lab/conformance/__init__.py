"""Does a bot keep the promises that every bot makes?"""
